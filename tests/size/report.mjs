// Compares a build with the byte budgets, in kB of 1000 bytes after brotli: node tests/size/report.mjs [folder] [--record]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { manifestOf, modulesOf, withoutDemoFolder } from '../support/addresses.mjs'
import { chunksOf, entriesOf, filesNamedBy, filesOf, filesWithin, lazyParts, readRoutes } from './first-load.mjs'
import { grown, importsTo, partsOf } from './growth.mjs'

const limits = {
  /** @type {Readonly<Record<string, { kilobytes: number, requests: number }>>} */
  firstLoad: {
    '/login': { kilobytes: 117, requests: 8 },
    '/register': { kilobytes: 137, requests: 8 },
    '/otpverification': { kilobytes: 120, requests: 8 },
    '/forgotpassword': { kilobytes: 120, requests: 8 },
    // Where a seller starts each day, without code that she does not need yet, such as lists and the socket.
    '/dashboard': { kilobytes: 240, requests: 13 },
  },
  ownCode: 25,
  largeOwnCode: 40,
  // Without the files of the marketplace's modules.
  allWithoutDemo: 385,
  allWithDemo: 443,
  /** The service worker's script: parsed and run at every start, before it can answer the first request. */
  worker: 7,
  /** A build for a real backend only; its worker has the sending code in a separate script. */
  allForRealBackend: 428,
  /** Each screen of the marketplace's modules, and all of the modules together. */
  moduleScreen: 20,
  allModules: 110,
  /** The code that generates the demo's orders. */
  market: 20,
  /** What the pages rendered at build have in common, counted once per further page. */
  repeatedInPages: 40,
  fontsAndMedia: 300,
  /** All texts of a language other than English, which are loaded together. */
  words: 35,
  /** The texts of the demo and of its service in such a language. */
  demoWords: 10,
  /** The lists of known codes behind the advice in forms. */
  knownCodes: 80,
}
/** Screens with a larger budget: they contain the drawing canvas, the HTML sanitiser and its articles, or the presenter's drawer. */
const isLarge = (/** @type {string} */ name) => /signature|policy|policies|articles|\/reading\/|demo/.test(name)
/** Code that only the marketplace's modules use; except for its entry, `ofModules` in vite.config.ts puts it into files of its own. */
const isOfModules = (/** @type {string} */ id) => /^src\/(?:(?:domain|features)\/orders\/|paper\/(?!browser-print)|scan\/)|^src\/(?:app\/pages\/|resources\/)[\w-]*orders[\w-]*\.|^node_modules\/(?:@zxing|jsbarcode)\//.test(id)
const isOfMarket = (/** @type {string} */ id) => id.startsWith('mocks/market/')
const isDemo = (/** @type {string} */ key) => /^mocks\/|^src\/(features\/demo|app\/presenter)\/|^src\/app\/routes\/_public\/demo\b/.test(key)

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'dist'
const recording = process.argv.includes('--record')
/** @type {import('./first-load.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8'))
const routes = readRoutes(readFileSync('src/app/route-tree.gen.ts', 'utf8'), 'src/app')
const all = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((found) => found.isFile())
  .map((found) => relative(folder, join(found.parentPath, found.name)))
/** @type {import('./growth.mjs').Modules} */
const modules = JSON.parse(readFileSync(modulesOf(folder), 'utf8'))
/** The parts of each budget when they were last recorded with `--record`, by build and by what is measured. */
const recordFile = 'tests/size/recorded-parts.json'
/** @type {Record<string, Record<string, import('./growth.mjs').Parts>>} */
const recorded = JSON.parse(readFileSync(recordFile, 'utf8'))
/** @type {Record<string, import('./growth.mjs').Parts>} */
const parts = {}
/** @type {string[]} */
const complaints = []

/** @type {Map<string, number>} */
const weights = new Map()
/** The compressed size in bytes; fonts and pictures are already compressed. @param {string} file */
function weigh(file) {
  const known = weights.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(join(folder, file))
  const weight = isCompressible(file) ? brotliCompressSync(bytes).length : bytes.length
  weights.set(file, weight)
  return weight
}
const isCompressible = (/** @type {string} */ file) => /\.(html|css|m?js|json|webmanifest|svg|txt|vtt)$/.test(file)
const kilobytes = (/** @type {Iterable<string>} */ files) => [...files].reduce((sum, file) => sum + weigh(file), 0) / 1000

/** @param {string} what @param {number} value @param {number} limit @param {string} [unit] */
function hold(what, value, limit, unit = 'kB') {
  if (value > limit) complaints.push(`${what}: ${unit === 'kB' ? value.toFixed(1) : value} ${unit}, allowed ${limit}`)
}

/** Checks files against a limit; if they exceed it, reports which parts grew and through which imports. @param {string} what @param {Iterable<string>} files @param {number} value @param {number} limit */
function holdFiles(what, files, value, limit) {
  const now = partsOf(modules, new Set(files))
  parts[what] = now
  hold(what, value, limit)
  if (value <= limit) return
  for (const { part, by, isNew } of grown(now, recorded[folder]?.[what] ?? {}))
    complaints.push(`  ${part} ${isNew ? 'is new' : 'grew'}: ${by} characters, by ${importsTo(modules, 'src/main.tsx', part).join(' > ')}`)
}

/** The page rendered at build for this address, else the common one. @param {string} path */
function pageOf(path) {
  const name = path.slice(1)
  return [`${name}/index.html`, `${name}.html`].find((file) => existsSync(join(folder, file))) ?? 'index.html'
}

/** The home's loader imports this by `import()` before the home shows anything, so it counts as part of the first load. */
const askedForByHome = 'src/features/updates/sample-updates.ts'

/** @param {import('./first-load.mjs').Route} route */
const chunksAskedForBy = ({ path }) =>
  path === '/dashboard' ? Object.keys(manifest).filter((key) => manifest[key]?.file === modules[askedForByHome]?.file) : []

/** @param {import('./first-load.mjs').Route} route */
function firstLoadOf(route) {
  const page = pageOf(route.path)
  const html = readFileSync(join(folder, page), 'utf8')
  const files = filesOf(manifest, [...entriesOf(manifest), ...chunksOf(manifest, modules, route), ...chunksAskedForBy(route)])
  return new Set([page, ...filesNamedBy(html), ...files])
}

/** @param {Set<string>} files @param {Iterable<string>[]} known */
const without = (files, ...known) => {
  const loaded = new Set(known.flatMap((more) => [...more]))
  return [...files].filter((file) => !loaded.has(file))
}

const login = routes.find(({ path }) => path === '/login')
if (login === undefined) throw new Error('The route tree has no /login')
const perRoute = routes.map((route) => filesOf(manifest, chunksOf(manifest, modules, route)))
/** Files that every signed-in seller has loaded, or that most routes load: no screen's own code. */
const common = new Set([
  ...filesOf(manifest, [...entriesOf(manifest), ...chunksOf(manifest, modules, login)]),
  ...all.filter((file) => perRoute.filter((files) => files.has(file)).length > routes.length / 2),
])

console.log('first load kB  requests   own kB  route')
for (const route of routes) {
  const load = firstLoadOf(route)
  const layouts = chunksOf(manifest, modules, { path: '', files: route.files.slice(0, -1) })
  const own = kilobytes(without(filesOf(manifest, chunksOf(manifest, modules, route)), common, filesOf(manifest, layouts)))
  console.log(
    `${kilobytes(load).toFixed(1).padStart(13)}  ${String(load.size).padStart(8)}  ${own.toFixed(1).padStart(7)}  ${route.path}`,
  )
  const limit = limits.firstLoad[route.path]
  if (limit === undefined) hold(`${route.path}, its own code`, own, isLarge(route.path) ? limits.largeOwnCode : limits.ownCode)
  else {
    holdFiles(`${route.path}, first load`, load, kilobytes(load), limit.kilobytes)
    hold(`${route.path}, first load (${[...load].join(', ')})`, load.size, limit.requests, 'requests')
  }
  for (const file of load)
    if (isFont(file) || (file.endsWith('.css') && /\.(woff2?|ttf|otf)\b|font\//.test(readFileSync(join(folder, file), 'utf8'))))
      complaints.push(`${route.path}, first load: ${file} brings a font`)
}

for (const { key, before } of lazyParts(manifest).filter((part) => !part.key.startsWith('mocks/'))) {
  const own = kilobytes(without(filesOf(manifest, [key]), before, common))
  console.log(`${''.padStart(23)}  ${own.toFixed(1).padStart(7)}  import('${key}')`)
  if (isOfModules(key)) hold(`${key}, loaded on demand`, own, limits.moduleScreen)
  else if (key.startsWith('src/features/')) hold(`${key}, loaded on demand`, own, isLarge(key) ? limits.largeOwnCode : limits.ownCode)
}

/** The language of a file for a language other than English; undefined for all other files. @param {string} file */
const languageOf = (file) => /(?:\.([a-z]+)\.html|\/words-([a-z]+)-[\w-]+\.js)$/.exec(file)?.slice(1).find((tag) => tag !== undefined)

/** How many kB the rendered pages repeat, mostly styles: the sum of their sizes less their size when compressed together. */
function repeatedInPages() {
  const pages = all.filter((file) => file.endsWith('.html') && languageOf(file) === undefined)
  return kilobytes(pages) - brotliCompressSync(Buffer.concat(pages.map((file) => readFileSync(join(folder, file))))).length / 1000
}

/** @param {string} file */
function isFont(file) {
  return /\.(woff2?|ttf|otf)$/.test(file)
}
/** Whether a file is a list of known codes, which is data in a JavaScript module. @param {string} file */
const isKnownCodes = (file) => /\/known-[\w-]+\.js$/.test(file)
const code = all.filter((file) => /\.(html|css|m?js)$/.test(file) && languageOf(file) === undefined && !isKnownCodes(file))
const listed = filesOf(manifest, Object.keys(manifest))
const withoutDemo = filesWithin(manifest, isDemo)
const base = code.filter((file) => !listed.has(file) || withoutDemo.has(file))
const fontsAndMedia = all.filter((file) => isFont(file) || /\.(png|jpe?g|webp|avif|gif|svg|mp4|webm|vtt)$/.test(file))

/** Files of which more than half is of one kind. @param {(id: string) => boolean} isOfKind */
function filesMostly(isOfKind) {
  /** @type {Map<string, number>} */
  const balance = new Map()
  for (const [id, { file, length }] of Object.entries(modules)) balance.set(file, (balance.get(file) ?? 0) + (isOfKind(id) ? length : -length))
  return [...balance].filter(([, sum]) => sum > 0).map(([file]) => file)
}

const ofModules = filesMostly(isOfModules)
if (ofModules.length === 0) complaints.push('the build has no file of the modules')
/** Leaves out the marketplace's modules, which have a budget of their own. @param {readonly string[]} files */
const withoutModules = (files) => files.filter((file) => !ofModules.includes(file))

const repeated = repeatedInPages()

for (const [what, files, limit] of /** @type {const} */ ([
  ...(folder === withoutDemoFolder
    ? [/** @type {const} */ (['all code for a real backend, repetitions once', withoutModules(code), limits.allForRealBackend])]
    : [
        /** @type {const} */ (['all code without the demo, repetitions once', withoutModules(base), limits.allWithoutDemo]),
        /** @type {const} */ (['all code, repetitions once', withoutModules(code), limits.allWithDemo]),
      ]),
])) {
  const value = kilobytes(files) - repeated
  console.log(`${value.toFixed(1).padStart(13)}  of ${limit} kB: ${what}`)
  holdFiles(what, files, value, limit)
}
for (const [what, value, limit] of /** @type {const} */ ([
  ['what the rendered pages repeat of one another', repeated, limits.repeatedInPages],
  ['fonts and media', kilobytes(fontsAndMedia), limits.fontsAndMedia],
])) {
  console.log(`${value.toFixed(1).padStart(13)}  of ${limit} kB: ${what}`)
  hold(what, value, limit)
}

console.log(`${kilobytes(ofModules).toFixed(1).padStart(13)}  of ${limits.allModules} kB: the marketplace's modules`)
hold("the marketplace's modules", kilobytes(ofModules), limits.allModules)

if (folder !== withoutDemoFolder) {
  const ofMarket = filesMostly(isOfMarket)
  if (ofMarket.length === 0) complaints.push('the build has no file of the market')
  console.log(`${kilobytes(ofMarket).toFixed(1).padStart(13)}  of ${limits.market} kB: the demo's orders, worked out`)
  hold("the demo's orders, worked out", kilobytes(ofMarket), limits.market)
}
const withoutMarket = new Set(folder === withoutDemoFolder ? all : base)
for (const [id, { file }] of Object.entries(modules))
  if (isOfMarket(id) && withoutMarket.has(file)) complaints.push(`${id} is loaded without the demo, in ${file}`)

const worker = kilobytes(['service-worker.js'])
console.log(`${worker.toFixed(1).padStart(13)}  of ${limits.worker} kB: the worker, read at every start`)
hold('the worker, read at every start', worker, limits.worker)

const knownCodes = all.filter(isKnownCodes)
console.log(`${kilobytes(knownCodes).toFixed(1).padStart(13)}  of ${limits.knownCodes} kB: lists of known codes`)
hold('lists of known codes', kilobytes(knownCodes), limits.knownCodes)

const words = all.filter((file) => file.endsWith('.js') && languageOf(file) !== undefined)
const filesOfDemoWords = new Set(Object.entries(modules).flatMap(([id, { file }]) => (/\/(?:demo|service)-words\.ts$/.test(id) ? [file] : [])))
for (const file of words) {
  const isDemoWords = filesOfDemoWords.has(file)
  const what = `words of '${languageOf(file)}'${isDemoWords ? ' for the demo' : ''}`
  const limit = isDemoWords ? limits.demoWords : limits.words
  console.log(`${kilobytes([file]).toFixed(1).padStart(13)}  of ${limit} kB: ${what}`)
  hold(what, kilobytes([file]), limit)
}
// If the build names these files differently, the budgets above would silently check nothing.
if (words.length === 0) complaints.push('the build has no words of another language')
if (knownCodes.length === 0) complaints.push('the build has no lists of known codes')

if (recording) writeFileSync(recordFile, `${JSON.stringify({ ...recorded, [folder]: parts }, null, 1)}\n`)
for (const complaint of complaints) console.error(`over budget: ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
