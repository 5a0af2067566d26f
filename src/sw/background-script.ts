import { sendInBackground, stopSendingInBackground } from './send-in-background'

declare const self: ServiceWorkerGlobalScope

// The entry of a separate script (see background-sync.ts).
self.backgroundSending = { send: sendInBackground, stop: stopSendingInBackground }
