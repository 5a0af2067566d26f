/** Where the service worker's script lies. */
export const serviceWorkerAddress = '/service-worker.js'

/** The name of the Trusted Types policy under which the page registers that script, and that one brings in what sends; it allows nothing else. */
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
 * What came of keeping files: all are kept, some of them only now; all were kept before; some could not be had; or the device had
 * no room for them, which asking again does not mend. A page of an earlier version reads what it does not know as `missing`.
 */
export const keepings = ['kept-now', 'kept-before', 'missing', 'full'] as const
export type Keeping = (typeof keepings)[number]

/** Whether everything is there that was to be kept. */
export const isKept = (keeping: Keeping): boolean => keeping === 'kept-now' || keeping === 'kept-before'

/** Whether a message asks for this. Any page of the origin may send anything; the schema library alone would be half of the worker. */
export const asksFor = (message: unknown, { type }: { readonly type: string }): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type
