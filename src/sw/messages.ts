/** Where the service worker's script lies. */
export const serviceWorkerAddress = '/service-worker.js'

/** Asks the worker to keep the in-browser service's files for offline use; answered once they are kept. */
export const keepDemoFiles = { type: 'KEEP_DEMO_FILES' } as const

/** Lets a waiting version take over, by the name that workbox-window sends. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const
