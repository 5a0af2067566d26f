/** Where the service worker's script lies. */
export const serviceWorkerAddress = '/service-worker.js'

/** The name of the Trusted Types policy that lets the page register that script, and no other. */
export const workerPolicy = 'worker'

/** Asks the worker to keep the in-browser service's files for offline use. */
export const keepDemoFiles = { type: 'KEEP_DEMO_FILES' } as const
/** The worker's answer once they are kept, and once it is known that they could not all be had. */
export const demoFilesKept = 'kept'
export const demoFilesMissing = 'missing'

/** Lets a waiting version take over, by the name that workbox-window sends. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const

/** Ends what the worker is sending: its seller has logged out. */
export const stopSending = { type: 'STOP_SENDING' } as const
