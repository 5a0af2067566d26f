import { sendInBackground, stopSendingInBackground } from './send-in-background'

declare const self: ServiceWorkerGlobalScope

// The beginning of a script of its own (see background-sync.ts).
self.backgroundSending = { send: sendInBackground, stop: stopSendingInBackground }
