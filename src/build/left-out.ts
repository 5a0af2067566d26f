import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Replaces some imports of one library with a module of ours; imports of the same name elsewhere are left alone. The build fails if
 * the library no longer imports one of them.
 * @param sources the specifiers as the library writes them @param standIn our module, relative to this folder
 */
function leaveOut(name: string, library: RegExp, sources: readonly string[], standIn: string): Plugin {
  const path = fileURLToPath(new URL(standIn, import.meta.url))
  const found = new Set<string>()
  return {
    name,
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!sources.includes(source) || !library.test(importer)) return null
      found.add(source)
      return path
    },
    buildEnd(error) {
      const missing = sources.filter((source) => !found.has(source))
      const isThere = [...this.getModuleIds()].some((id) => library.test(id))
      if (error === undefined && isThere && missing.length > 0) this.error(`${name}: nothing imports ${missing.join(', ')}`)
    },
  }
}

/** Modules of `@tanstack/react-form` and its core that no screen uses. */
export const leaveOutOfForms = leaveOut(
  'leave-out-of-forms',
  /\/node_modules\/@tanstack\/(?:react-)?form/,
  ['@tanstack/devtools-event-client', '@tanstack/pacer-lite', './useFormGroup.js', './useFieldGroup.js', './metaHelper.js', './transform.js'],
  './left-out-of-forms.ts',
)

/** The icon library's code for sizes, colours and class names that no screen sets. */
export const leaveOutOfIcons = leaveOut('leave-out-of-icons', /\/node_modules\/lucide-react\//, ['../createLucideIcon.mjs'], '../ui/plain-icon.ts')

/** The router's rewriting between public and internal addresses. */
export const leaveOutOfRouter = leaveOut('leave-out-of-router', /\/node_modules\/@tanstack\/router-core\/dist\/esm\/router\.js$/, ['./rewrite.js'], './left-out-of-router.ts')

/** WebTransport, the socket library's third transport with its own encoding, which no backend of ours names. */
export const leaveOutOfSockets = leaveOut('leave-out-of-sockets', /\/node_modules\/engine\.io-client\//, ['./webtransport.js', './transports/webtransport.js'], './left-out-of-sockets.ts')

/** msw's code for cookies, URL patterns, streamed answers and its own log: the in-browser service uses none of these. */
export const leaveOutOfMsw = leaveOut(
  'leave-out-of-msw',
  /\/node_modules\/msw\/lib\/core\/(?:getResponse|handlers\/(?:Http|Request)Handler|utils\/(?:HttpResponse\/decorators|logging\/serializeResponse))\.mjs$/,
  ['@mswjs/interceptors', 'headers-polyfill', '../../../shims/statuses.mjs', '../utils/request/getRequestCookies.mjs', '../utils/internal/observe-response-body-stream.mjs', '../utils/matching/matchRequestUrl.mjs'],
  '../../mocks/adapters/left-out-of-msw.ts',
)

/** Replaces a part of a library's module; the build fails if the part does not occur exactly `times` times. */
function replacePart(name: string, module: string, part: RegExp, times: number, by: string): Plugin {
  return {
    name,
    transform(code, id) {
      if (!id.includes(module)) return null
      const found = code.match(part)?.length ?? 0
      if (found !== times) this.error(`${module} has ${found} times what ${name} looks for, not ${times}: look at it anew`)
      return { code: code.replace(part, by), map: null }
    },
  }
}

/** Exceptions that React throws as signals to itself, such as when a component suspends: it compares them by identity and never reads their message. */
const signals = /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * Makes these signals objects without a stack trace: with a debugger attached, as by tools that measure a page, the traces make the
 * browser parse the whole first file again, 100 ms of a cheap phone's start. Otherwise they cost hardly anything.
 */
export const leaveOutStackTraces = replacePart('leave-out-stack-traces', '/react-dom-client.production.js', signals, 5, '{}')

/** The form hook's code for parts of forms and typed contexts: our fields are components of their own (forms/app-form.ts). */
export const leaveOutOfFormHook = replacePart('leave-out-of-form-hook', '/react-form/dist/esm/createFormHook.js', / function withForm\([^]*?return \{\s+useAppForm,[^]*?\};/g, 1, 'return { useAppForm }')

/** A form's events to and from its developer tools, which are left out. */
export const leaveOutOfFormTools = replacePart(
  'leave-out-of-form-tools',
  '/form-core/dist/esm/FormApi.js',
  /const cleanupForm\w+ = formEventClient\.on\([^]*?\n {6}\);|cleanupForm\w+\(\);|^( *)formEventClient\.emit\([^]*?^\1\}\);/gm,
  13,
  '',
)

/** Methods of forms for lists of fields, for errors that are set from outside, and for parsing by a schema outside of validation. */
export const unusedOfForms = [
  ...['validateArrayFieldsStartingFrom', 'deleteField', 'pushFieldValue', 'insertFieldValue', 'replaceFieldValue', 'removeFieldValue', 'swapFieldValues', 'moveFieldValues', 'clearFieldValues'],
  ...['setErrorMap', 'getAllErrors', 'parseValuesWithSchema', 'parseValuesWithSchemaAsync'],
] as const

/** The same methods of fields. */
export const unusedOfFields = ['pushValue', 'insertValue', 'replaceValue', 'removeValue', 'swapValues', 'moveValue', 'clearValues', 'setErrorMap', 'parseValueWithSchema', 'parseValueWithSchemaAsync'] as const

/** Matches members of a class as the form library's constructors assign them. */
const members = (names: readonly string[]): RegExp => new RegExp(`^ {4}this\\.(?:${names.join('|')}) = [^]*?^ {4}\\};$`, 'gm')

/** Asynchronous validation: our validators are synchronous, and the duplicate check of a registration is not a validator. */
const validateLater = members(['validateAsync'])

export const leaveOutOfFormParts = [
  replacePart('leave-out-of-form-members', '/form-core/dist/esm/FormApi.js', members(unusedOfForms), unusedOfForms.length, ''),
  replacePart('leave-out-of-field-members', '/form-core/dist/esm/FieldApi.js', members(unusedOfFields), unusedOfFields.length, ''),
  replacePart('leave-out-of-late-validation', '/form-core/dist/esm/FormApi.js', validateLater, 1, 'this.validateAsync = async () => ({});'),
  replacePart('leave-out-of-late-field-validation', '/form-core/dist/esm/FieldApi.js', validateLater, 1, 'this.validateAsync = async (_, ofForm) => { await ofForm; return []; };'),
  // The state of field groups, which are submitted separately, and a form's state from a server.
  replacePart('leave-out-of-form-groups', '/form-core/dist/esm/FormApi.js', /^ {4}this\.formGroupMetaDerived = createStore\([^]*?^ {4}\);$|^ {4}if \(opts\?\.transform\) \{[^]*?^ {4}\}$/gm, 2, ''),
  replacePart(
    'leave-out-of-field-groups',
    '/form-core/dist/esm/FieldApi.js',
    /^ {6}const encompassingGroups = [^]*?;$|^( *)for \(const group of (?:encompassingGroups|this\.form\.formGroupApis)\) \{[^]*?^\1\}$|, \.\.\.groupErrors\.flat\(\)/gm,
    7,
    '',
  ),
]

/** What no screen uses of the router: matching addresses by hand, preloading, view transitions, and route masks. */
export const unusedOfRouter = ['matchRoute', 'clearCache'] as const

const routerCore = '/router-core/dist/esm/router.js'

export const leaveOutOfRouterParts = [
  replacePart('leave-out-of-router-members', routerCore, new RegExp(`^\\t\\tthis\\.(?:${unusedOfRouter.join('|')}) = [^]*?^\\t\\t\\};$`, 'gm'), unusedOfRouter.length, ''),
  replacePart('leave-out-of-router-transitions', routerCore, /^\t\tthis\.startViewTransition = [^]*?^\t\t\};$/gm, 1, 'this.startViewTransition = (fn) => fn();'),
  replacePart('leave-out-of-router-preloads', routerCore, /this\.preloadRoute = .*;/g, 1, ''),
  // Blockers of navigation: what is typed is kept without them, and not every browser puts a page that may ask into its back-forward cache.
  replacePart(
    'leave-out-of-history-blockers',
    '/@tanstack/history/dist/esm/index.js',
    /^\t\tconst blockers = args[^]*?^\t\t\}$|^\t\tif \(skipBlockerNextPop\) [^]*?^\t\t\}$|^\tconst onBeforeUnload = [^]*?^\t\};$|^\thistory\._ignoreNextBeforeUnload = [^]*?^\t\};$|win\.(?:add|remove)EventListener\(beforeUnloadEvent.*;|^\t\tblock: [^]*?^\t\t\},$/gm,
    7,
    '',
  ),
  // Other ways to change search parameters than the parsing of the route.
  replacePart(
    'leave-out-of-router-searches',
    routerCore,
    /^\tif \(!ignoreBlocker\) \{[^]*?^\t\}$|^\t\tif \("search" in routeOptions\) [^]*?^\t\t\}$|^\t{5}if \(opts\._includeValidateSearch && [^]*?^\t{5}\}$/gm,
    3,
    '',
  ),
  // The default parser of search parameters: ours is lists/parse-search.ts.
  replacePart('leave-out-of-router-parser', routerCore, / \?\? defaultParseSearch\b/g, 1, ''),
  replacePart('leave-out-of-search-parser', '/router-core/dist/esm/searchParams.js', /(?<=const defaultParseSearch = )/g, 1, '/* @__PURE__ */ '),
  // Preloading by links, for which each link is observed and listens to the pointer and the focus.
  replacePart(
    'leave-out-of-link-preloads',
    '/react-router/dist/esm/link.js',
    /^\tconst hasRenderFetched [^]*?(?=^\tconst props )|^\t+cancelPreload\(innerRef\);$|^\tconst handleTouchStart [^]*?(?=^\tprops\.onClick )|^\tprops\.on(?:Blur|Focus|MouseEnter|MouseLeave|TouchStart) = .*;$/gm,
    8,
    '',
  ),
  replacePart(
    'leave-out-of-router-masks',
    routerCore,
    /^\t{4}if \(maskedLocation\) \{[^]*?^\t{4}\}$|^\t{3}if \(opts\.mask\) [^]*?^\t{3}\}$|^\t{3}const \{ __tempLocation[^]*?^\t{3}\}$|if \(this\.options\.routeMasks\) processRouteMasks.*;/gm,
    4,
    '',
  ),
]

const dexie = '/dexie/dist/modern/dexie.mjs'

/** Queries that no screen makes, updates of many rows by their keys, and rows as objects of classes. */
export const unusedOfDexie = [
  ...['startsWithIgnoreCase', 'equalsIgnoreCase', 'anyOfIgnoreCase', 'startsWithAnyOfIgnoreCase'],
  ...['notEqual', 'noneOf', 'inAnyRange', 'startsWithAnyOf', 'below', 'aboveOrEqual'],
  ...['distinct', 'until', 'desc', 'raw', 'eachKey', 'eachUniqueKey', 'eachPrimaryKey', 'uniqueKeys', 'firstKey', 'lastKey'],
  ...['bulkUpdate', 'upsert', 'mapToClass'],
] as const

/** Those queries, Dexie's cache, which all our databases switch off (storage/app-database.ts), and its hooks, which none uses. */
export const leaveOutOfDexie = [
  replacePart('leave-out-of-dexie', dexie, /this\.use\((?:cache|hooks)Middleware\);/g, 2, ''),
  replacePart('leave-out-of-dexie-questions', dexie, new RegExp(`^ {4}(?:${unusedOfDexie.join('|')})\\([^]*?^ {4}\\}$`, 'gm'), unusedOfDexie.length, ''),
]

/** The sanitiser's own lists of HTML elements and attributes: ours (features/reading/sanitise.ts) replace them. Without any list nothing is let through. */
export const leaveOutOfSanitiser = replacePart('leave-out-of-sanitiser', '/dompurify/dist/purify.es.mjs', /(?<=^const (?:html\$1|html|svg|mathMl|xml) = freeze\()\[[^]*?\](?=\);)/gm, 5, '[]')

/** A signature as SVG, and one drawn from a picture: features/onboarding/signature only draws strokes. */
export const unusedOfSignaturePad = ['fromDataURL', 'toSVG'] as const
export const leaveOutOfSignaturePad = replacePart('leave-out-of-signature-pad', '/signature_pad/dist/signature_pad.js', new RegExp(`^  (?:${unusedOfSignaturePad.join('|')})\\([^]*?^  \\}$`, 'gm'), unusedOfSignaturePad.length, '')

/** A URL parser for browsers without `URL`. */
export const leaveOutOfMockSocket = replacePart('leave-out-of-mock-socket', '/mock-socket/dist/mock-socket.es.mjs', /var requiresPort = [^]*?var urlParse = Url;/g, 1, 'var urlParse = URL;')

/** Marks all other modules as free of side effects, so that the worker's bundle drops every module that it does not use. */
export const leaveOutOfTheWorker: Plugin = {
  name: 'leave-out-of-the-worker',
  transform: (code, id) => (id.includes('/src/sw/service-worker.') ? null : { code, map: null, moduleSideEffects: false }),
}

/** Without a real backend's address the worker has nothing to send: its script for that, with the whole outbox, is not built. */
export const leaveOutSending: Plugin = {
  name: 'leave-out-sending',
  enforce: 'pre',
  load: (id) => (id.includes('/src/sw/background-script.') ? "export default ''" : null),
}

/** Whether a module has the data with which the in-browser service answers reads; nothing else loads such a module. */
export const isTypicalData = (id: string): boolean => /\/src\/contract\/reads\/[^/]+\/typical-/.test(id)

/** Empties those modules in a build without that service. */
export const leaveOutTypicalData: Plugin = {
  name: 'leave-out-typical-data',
  load: (id) => (isTypicalData(id) ? 'export {}' : null),
}

/** Leaves the classes that only the presenter's console has out of the style sheet of a build without the demo. */
export const leaveOutStyleOfDemo: Plugin = {
  name: 'leave-out-style-of-demo',
  // Before Tailwind reads which files it takes the classes from.
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/src/ui/portal.css') ? { code: `${code}\n@source not '../features/demo/**/*.tsx';\n`, map: null } : null),
}
