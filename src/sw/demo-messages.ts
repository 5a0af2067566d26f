/** Asks the worker to keep the in-browser service's files for offline use. */
export const keepDemoFiles = { type: 'KEEP_DEMO_FILES' } as const
