/** Where the service worker's script lies. */
export const serviceWorkerAddress = '/service-worker.js'

/** The name of the Trusted Types policy that lets the page register that script, and no other. */
export const workerPolicy = 'worker'

/** Lets a waiting version take over, by the name that workbox-window sends. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const

/** Ends what the worker is sending: its seller has logged out. */
export const stopSending = { type: 'STOP_SENDING' } as const
