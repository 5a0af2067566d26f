/** The address of the service worker's script. */
export const serviceWorkerAddress = '/service-worker.js'

/** The name of the Trusted Types policy by which the page registers that script and the worker imports the one that sends; it allows nothing else. */
export const workerPolicy = 'worker'

/** Lets a waiting version take over, by the name that workbox-window sends. */
export const skipWaiting = { type: 'SKIP_WAITING' } as const

/** Ends what the worker is sending: its seller has logged out. */
export const stopSending = { type: 'STOP_SENDING' } as const

/** Asks the worker to keep, besides what it was installed with, every other file of the app for offline use. */
export const keepAllFiles = { type: 'KEEP_ALL_FILES' } as const

/** Asks the worker to keep the in-browser service's files for offline use. */
export const keepDemoFiles = { type: 'KEEP_DEMO_FILES' } as const

/**
 * The result of keeping files: all are kept, some of them only now; all were kept before; some could not be fetched; or the device
 * had no room, so that asking again is no use. A page of an earlier version reads a value it does not know as `missing`.
 */
export const precacheResults = ['kept-now', 'kept-before', 'missing', 'full'] as const
export type PrecacheResult = (typeof precacheResults)[number]

/** Whether all requested files are kept. */
export const isKept = (keeping: PrecacheResult): boolean => keeping === 'kept-now' || keeping === 'kept-before'

/** Whether a message is this request. Any page may send anything; it is checked by hand, since the schema library would be half of the worker. */
export const asksFor = (message: unknown, { type }: { readonly type: string }): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type
