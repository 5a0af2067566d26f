/** The product as built; apart from the port of `npm start`, so that tests run beside it. */
export const productAddress = 'http://127.0.0.1:4183'
/** The same product, built for the real backend at `realBackendAddress`. */
export const productForRealBackendAddress = 'http://127.0.0.1:4184'
export const realBackendAddress = 'http://127.0.0.1:4180'

/** Folder of a third build, which leaves the demo out. */
export const withoutDemoFolder = 'dist-real-only'
