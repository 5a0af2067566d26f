/** First of the ports of a test run; another one lets two clones be tested beside each other. */
const firstPort = Number(process.env['TEST_PORT'] ?? 4180)

/** The product as built; apart from the port of `npm start`, so that tests run beside it. */
export const productAddress = `http://127.0.0.1:${firstPort + 3}`
/** The same product, built for the real backend at `realBackendAddress`. */
export const productForRealBackendAddress = `http://127.0.0.1:${firstPort + 4}`
export const realBackendAddress = `http://127.0.0.1:${firstPort}`
/** Of the backend of the first worker that tests in a browser; of the next one, one more. */
export const firstRealBackendPort = firstPort + 20

/** The backend of `npm run faults`, which has a name so that its plain http is not taken for localhost. */
export const faultyBackendAddress = `http://backend.test:${firstPort + 5}`

/** The product of `npm run bench` that has a backend, which is on the same host. */
export const benchAddress = `https://localhost:${firstPort + 6}`

/** Folders of the builds that the tests open: with the service in the browser, for the real backend, without the demo. */
export const productFolder = 'dist'
export const productForRealBackendFolder = 'dist-real'
export const withoutDemoFolder = 'dist-real-only'
/** The product with two languages more, those of tests/languages. */
export const nextLanguagesFolder = 'dist-languages'
export const productForFaultsFolder = 'dist-faults'
export const queueForFaultsFolder = 'dist-faults-queue'

/** The list of a build's chunks, which is not published with it. @param {string} folder */
export const manifestOf = (folder) => `dist-manifests/${folder}.json`
/** The list of a build's modules: the file that each went into, its length, and who imports it. @param {string} folder */
export const modulesOf = (folder) => `dist-manifests/${folder}.modules.json`
