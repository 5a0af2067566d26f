/** Asks the worker to keep the in-browser service's files for offline use. */
export const keepDemoFiles = { type: 'KEEP_DEMO_FILES' } as const
/** The worker's answer once they are kept, and once it is known that they could not all be had. */
export const demoFilesKept = 'kept'
export const demoFilesMissing = 'missing'
