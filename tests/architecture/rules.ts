import type { Import, Module } from './modules'

export interface Violation {
  readonly rule: string
  readonly file: string
  readonly message: string
}

interface Zone {
  /** The other zones that this one may import; its own files are always allowed. */
  readonly zones: readonly string[]
  readonly packages: readonly string[] | { readonly allBut: readonly string[] }
}

const server = ['socket.io', 'classic-level', 'fastify', '@fastify/*', 'rate-limiter-flexible', 'node:*']
const service = ['msw', 'mock-socket', 'workbox-*', ...server]
const screenPackages = { allBut: [...service, 'socket.io-client', 'engine.io-client', 'dexie'] }

/**
 * The import table of the architecture, a row per zone. `zod` has a rule of its own: see `zodInOnePlace`.
 * Session, clock, connectivity, transport, storage, drafts and outbox may have React hooks or contexts;
 * `whatTheWorkerReaches` keeps those out of the service worker.
 */
export const zones: Readonly<Record<string, Zone>> = {
  catalogues: { zones: [], packages: ['react'] },
  // Translations only; they import the catalogues that they translate as types.
  languages: { zones: ['catalogues', 'app', 'features', 'forms', 'lazy', 'lists', 'resources', 'samples', 'scan', 'storage', 'domain', 'contract', 'mocks/engine', 'mocks/market', 'mocks/scenarios'], packages: [] },
  contract: { zones: ['catalogues'], packages: ['zod'] },
  domain: { zones: ['catalogues', 'contract'], packages: [] },
  clock: { zones: [], packages: ['react'] },
  session: { zones: ['storage', 'contract'], packages: ['react'] },
  connectivity: { zones: [], packages: ['react'] },
  transport: { zones: ['catalogues', 'contract', 'session', 'connectivity', 'clock'], packages: ['socket.io-client', 'engine.io-client', 'react'] },
  storage: { zones: ['clock'], packages: ['dexie', 'react'] },
  drafts: { zones: ['storage', 'clock'], packages: ['react'] },
  outbox: { zones: ['contract', 'drafts', 'storage', 'clock'], packages: ['dexie', 'react'] },
  commands: { zones: ['contract', 'outbox'], packages: [] },
  samples: {
    zones: ['catalogues', 'contract', 'domain', 'lazy', 'session', 'storage', 'ui'],
    packages: ['dexie', 'react'],
  },
  // Reads and their records on the device; `app` decides where each read comes from.
  resources: {
    zones: ['catalogues', 'clock', 'connectivity', 'contract', 'domain', 'outbox', 'samples', 'session', 'storage', 'transport', 'ui'],
    packages: ['react'],
  },
  sync: { zones: ['outbox', 'storage', 'transport', 'session', 'clock', 'contract'], packages: [] },
  ui: {
    zones: [],
    packages: ['react', 'react-dom', 'lucide-react'],
  },
  lists: { zones: ['catalogues', 'scan', 'ui', 'domain', 'session', 'contract'], packages: ['react', '@tanstack/react-router', 'lucide-react'] },
  // Components whose code is loaded when they are shown.
  lazy: { zones: ['catalogues', 'ui'], packages: ['react', '@tanstack/react-router'] },
  forms: { zones: ['catalogues', 'ui', 'domain', 'contract', 'clock'], packages: ['react', '@tanstack/react-form', 'lucide-react'] },
  // Printed papers; in English whatever the portal's language, because other people than the seller read them.
  paper: { zones: ['domain', 'contract'], packages: ['react', 'react-dom', 'jsbarcode'] },
  scan: { zones: ['catalogues', 'ui', 'contract'], packages: ['react', '@zxing/library'] },
  features: {
    zones: ['catalogues', 'forms', 'lazy', 'lists', 'paper', 'scan', 'resources', 'samples', 'ui', 'domain', 'outbox', 'drafts', 'storage', 'session', 'connectivity', 'clock', 'contract'],
    packages: screenPackages,
  },
  'features/access': {
    zones: ['catalogues', 'forms', 'lazy', 'ui', 'domain', 'outbox', 'drafts', 'storage', 'session', 'connectivity', 'clock', 'contract', 'transport'],
    packages: screenPackages,
  },
  app: {
    zones: ['catalogues', 'languages', 'features', 'forms', 'lazy', 'lists', 'resources', 'samples', 'ui', 'domain', 'outbox', 'commands', 'drafts', 'storage', 'sync', 'transport', 'session', 'connectivity', 'clock', 'contract', 'sw', 'mocks/adapters'],
    packages: { allBut: ['msw', 'mock-socket', ...server] },
  },
  sw: {
    zones: ['catalogues', 'languages', 'contract', 'domain', 'outbox', 'resources', 'commands', 'drafts', 'storage', 'sync', 'transport', 'session', 'connectivity', 'clock'],
    packages: ['workbox-*'],
  },
  // Imported by vite.config.ts only, in Node; it also contains replacements for packages.
  build: { zones: ['sw', 'app', 'forms', 'languages', 'domain', 'contract'], packages: ['vite', 'vite-plugin-pwa', 'node:*', 'virtual:*'] },
  // The demo's generated orders; never part of a build without the demo.
  'mocks/market': { zones: ['catalogues', 'contract'], packages: [] },
  'mocks/engine': { zones: ['catalogues', 'contract', 'mocks/market'], packages: [] },
  'mocks/commands': { zones: [], packages: [] },
  'mocks/scenarios': { zones: ['catalogues', 'contract', 'mocks/engine', 'mocks/market'], packages: [] },
  'mocks/adapters': {
    zones: ['catalogues', 'languages', 'contract', 'storage', 'mocks/engine', 'mocks/scenarios'],
    packages: { allBut: ['react', 'react-dom', '@tanstack/*', 'workbox-*', ...server] },
  },
  // Runs in Node: no code for the browser may import it; from outside, only tests do.
  'mocks/server': {
    zones: ['catalogues', 'languages', 'contract', 'mocks/engine', 'mocks/scenarios', 'mocks/adapters', 'mocks/commands'],
    packages: [...server, 'socket.io-client', 'vite'],
  },
  'mocks/testing': {
    zones: ['contract', 'mocks/engine', 'mocks/market', 'mocks/scenarios', 'mocks/adapters', 'mocks/server'],
    packages: ['vitest', 'fake-indexeddb', 'fast-check', 'dexie', 'node:*'],
  },
  // It parses answers with the portal's own code, so that it accepts exactly what the portal accepts.
  'tests/conformance': {
    zones: ['contract', 'transport', 'resources', 'mocks/engine', 'mocks/scenarios', 'mocks/adapters', 'mocks/testing', 'mocks/commands'],
    packages: ['vitest', 'socket.io-client', 'node:*'],
  },
  // The contract as OpenAPI and AsyncAPI; the packages validate these formats.
  'mocks/documents': {
    zones: ['contract', 'mocks/engine', 'mocks/scenarios', 'mocks/testing', 'tests/conformance', 'mocks/commands'],
    packages: ['@seriousme/openapi-schema-validator', '@asyncapi/specs', 'ajv', 'ajv-formats', 'node:*'],
  },
}

/**
 * Packages that every test may import in addition to its zone's; so may it `tests/support`. A test of the mocks may import
 * any part of the mocks.
 */
const testPackages = ['vitest', '@testing-library/*', 'fast-check', 'fake-indexeddb', 'react', 'react-dom', '@zxing/library', 'node:*']

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** The zone of a file, such as `outbox` or `features/bank`; null if its folder is not in the table. */
function zoneOf(path: string): string | null {
  if (/^src\/[^/]+$/.test(path)) return 'app'
  const feature = /^src\/(features\/[^/]+)\//.exec(path)
  const zone = feature ?? /^(?:src\/)?((?:mocks|tests)\/[^/]+|[^/]+)\//.exec(path)
  const name = zone?.[1]
  return name !== undefined && rowOf(name) !== undefined ? name : null
}

const rowOf = (zone: string): Zone | undefined => zones[zone] ?? zones[zone.split('/')[0] ?? '']

/** Whether a list contains a name. `mocks` in it matches every zone below it, `react-*` every name with that prefix. */
function listed(name: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry || name.startsWith(`${entry}/`),
  )
}

/** Everything that breaks a rule of the tree. */
export function violationsOf(modules: readonly Module[]): Violation[] {
  return [
    ...modules.flatMap(importsOutsideTheTable),
    ...modules.flatMap(importsNobodyCanFollow),
    ...mocksByOneImport(modules),
    ...modules.flatMap(zodInOnePlace),
    ...modules.flatMap(storageInOnePlace),
    ...modules.flatMap(idsInOnePlace),
    ...whatTheWorkerReaches(modules),
  ]
}

function importsOutsideTheTable({ path, imports }: Module): Violation[] {
  const zone = zoneOf(path)
  const row = zone === null ? undefined : rowOf(zone)
  if (zone === null || row === undefined)
    return [{ rule: 'known-folder', file: path, message: 'stands in no folder of the architecture' }]
  return imports
    .filter((entry) => !isAllowed(entry, { zone, row, test: isTest(path) }))
    .map((entry) => ({ rule: zone.split('/')[0] === 'features' ? 'features' : zone, file: path, message: say(entry) }))
}

function isAllowed({ target }: Import, from: { zone: string; row: Zone; test: boolean }): boolean {
  switch (target.kind) {
    case 'unresolved':
      return true
    case 'file': {
      const zone = zoneOf(target.path)
      if (zone === null) return from.test && target.path.startsWith('tests/support/')
      const ownMocks = from.test && isOfTheService(from.zone) && isOfTheService(zone)
      return zone === from.zone || ownMocks || listed(zone, from.row.zones)
    }
    case 'package':
      if (target.name === 'zod' || (from.test && listed(target.name, testPackages))) return true
      return 'allBut' in from.row.packages
        ? !listed(target.name, from.row.packages.allBut)
        : listed(target.name, from.row.packages)
  }
}

/** Whether a zone belongs to the in-browser service or to the tests that run against it. */
const isOfTheService = (zone: string): boolean => /^(?:mocks|tests)\//.test(zone)

const say = ({ kind, specifier }: Import): string => `${kind} import of ${specifier}`

/** Reports imports whose target the check cannot resolve, because they would escape all other rules. */
function importsNobodyCanFollow({ path, imports, opaqueImports }: Module): Violation[] {
  const unresolved = imports.filter(({ target }) => target.kind === 'unresolved').map(say)
  const opaque = opaqueImports > 0 ? ['computed import() or import.meta.glob'] : []
  return [...unresolved, ...opaque].map((message) => ({ rule: 'followable', file: path, message }))
}

/** The service's own texts in another language, which only the service may load. */
const isServiceWords = (path: string): boolean => /^src\/languages\/(?:[a-z]+\/service|load-service-language)/.test(path)

function mocksByOneImport(modules: readonly Module[]): Violation[] {
  const namings = modules
    .filter(({ path }) => path.startsWith('src/') && !isServiceWords(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.kind === 'file' && (target.path.startsWith('mocks/') || isServiceWords(target.path)))
        .map((entry) => ({ file: path, entry })),
    )
  const [first] = namings
  return namings
    .filter(({ file, entry }) => entry.kind !== 'dynamic' || file !== first?.file)
    .map(({ file, entry }) => ({ rule: 'mocks-by-one-import', file, message: say(entry) }))
}

function zodInOnePlace({ path, imports }: Module): Violation[] {
  if (path === 'src/contract/schema.ts') return []
  return imports
    .filter(({ target }) => target.kind === 'package' && target.name === 'zod')
    .map((entry) => ({ rule: 'zod-in-one-place', file: path, message: say(entry) }))
}

function storageInOnePlace({ path, codeWithoutComments }: Module): Violation[] {
  if (path.startsWith('src/session/') || isTest(path)) return []
  return [...codeWithoutComments.matchAll(/\b(?:localStorage|sessionStorage|document\.cookie)\b/g)].map(([word]) => ({
    rule: 'storage-in-session',
    file: path,
    message: `names ${word}`,
  }))
}

/** Over plain http a browser has no `randomUUID`; `storage/new-id` works everywhere. */
function idsInOnePlace({ path, codeWithoutComments }: Module): Violation[] {
  if (!path.startsWith('src/') || isTest(path) || !/\brandomUUID\b/.test(codeWithoutComments)) return []
  return [{ rule: 'ids-in-one-place', file: path, message: 'names randomUUID' }]
}

/** The worker's two bundles, its own and the one that sends, inline everything that they import, even by `import()`; React must not be in them. */
function whatTheWorkerReaches(modules: readonly Module[]): Violation[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const queue = modules.filter(({ path }) => path.startsWith('src/sw/') && !isTest(path))
  const seen = new Set(queue)
  const violations: Violation[] = []
  for (const module of queue)
    for (const entry of module.imports.filter(({ kind }) => kind !== 'type')) {
      const { target } = entry
      const next = target.kind === 'file' ? byPath.get(target.path) : undefined
      const foreign =
        target.kind === 'package'
          ? listed(target.name, ['react', 'react-dom', '@tanstack/*', 'dexie-react-hooks'])
          : next !== undefined && !listed(zoneOf(next.path) ?? '', ['sw', ...(zones['sw']?.zones ?? [])])
      if (foreign) violations.push({ rule: 'worker-reach', file: module.path, message: say(entry) })
      else if (next !== undefined && !seen.has(next)) {
        seen.add(next)
        queue.push(next)
      }
    }
  return violations
}
