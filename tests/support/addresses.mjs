/** First port of a test run (`TEST_PORT`). With different ones, two clones can be tested side by side. */
const firstPort = Number(process.env['TEST_PORT'] ?? 4180)

/** The built product; not the port of `npm start`, so that tests can run beside it. */
export const productAddress = `http://127.0.0.1:${firstPort + 3}`
/** The same product, built for the real backend at `realBackendAddress`. */
export const productForRealBackendAddress = `http://127.0.0.1:${firstPort + 4}`
export const realBackendAddress = `http://127.0.0.1:${firstPort}`
/** The port of the first parallel worker's backend in browser tests; each further worker has the next port. */
export const firstRealBackendPort = firstPort + 20

/** The backend of `npm run faults`. It has a host name because plain http on localhost counts as trustworthy. */
export const faultyBackendAddress = `http://backend.test:${firstPort + 5}`

/** The product of `npm run bench` that talks to a backend on its own host. */
export const benchAddress = `https://localhost:${firstPort + 6}`

/** Folders of the builds that the tests open: with the service in the browser, for the real backend, without the demo. */
export const productFolder = 'dist'
export const productForRealBackendFolder = 'dist-real'
export const withoutDemoFolder = 'dist-real-only'
/** The product with the two additional languages of tests/languages. */
export const nextLanguagesFolder = 'dist-languages'
export const productForFaultsFolder = 'dist-faults'
export const queueForFaultsFolder = 'dist-faults-queue'

/** The list of a build's chunks, kept apart from the published files. @param {string} folder */
export const manifestOf = (folder) => `dist-manifests/${folder}.json`
/** The list of a build's modules: the output file of each, its length, and who imports it. @param {string} folder */
export const modulesOf = (folder) => `dist-manifests/${folder}.modules.json`
