import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Has one of our modules stand in for what a library imports; for that library alone, whatever else has a module of such a name.
 * The build fails where the library imports one of them no more.
 * @param sources as the library names them @param standIn from this folder
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

/** What `@tanstack/react-form` and its core would bring, and no screen uses. */
export const leaveOutOfForms = leaveOut(
  'leave-out-of-forms',
  /\/node_modules\/@tanstack\/(?:react-)?form/,
  ['@tanstack/devtools-event-client', '@tanstack/pacer-lite', './useFormGroup.js', './useFieldGroup.js', './metaHelper.js', './transform.js'],
  './left-out-of-forms.ts',
)

/** What the icons' library would do for sizes, colours and names that no screen gives. */
export const leaveOutOfIcons = leaveOut('leave-out-of-icons', /\/node_modules\/lucide-react\//, ['../createLucideIcon.mjs'], '../ui/plain-icon.ts')

/** Addresses that are others to the outside than to the router. */
export const leaveOutOfRouter = leaveOut('leave-out-of-router', /\/node_modules\/@tanstack\/router-core\/dist\/esm\/router\.js$/, ['./rewrite.js'], './left-out-of-router.ts')

/** A third way to connect, which no backend of ours names, with its own encoding. */
export const leaveOutOfSockets = leaveOut('leave-out-of-sockets', /\/node_modules\/engine\.io-client\//, ['./webtransport.js', './transports/webtransport.js'], './left-out-of-sockets.ts')

/** What msw does for cookies, patterns of addresses, answers that come in parts and a log of its own: the in-browser service has none of these. */
export const leaveOutOfMsw = leaveOut(
  'leave-out-of-msw',
  /\/node_modules\/msw\/lib\/core\/(?:getResponse|handlers\/(?:Http|Request)Handler|utils\/(?:HttpResponse\/decorators|logging\/serializeResponse))\.mjs$/,
  ['@mswjs/interceptors', 'headers-polyfill', '../../../shims/statuses.mjs', '../utils/request/getRequestCookies.mjs', '../utils/internal/observe-response-body-stream.mjs', '../utils/matching/matchRequestUrl.mjs'],
  '../../mocks/adapters/left-out-of-msw.ts',
)

/** Puts something else in the place of a part of a library's module; the build fails where the part does not stand there as often as it did. */
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

/** React's signals to itself, such as that a part of a page waits; they are known by identity, and nobody reads what they say. */
const signals = /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * Makes React's signals objects without a stack trace: wherever a debugger listens, or what measures a page through one, the
 * traces had all of the first file parsed anew, 100 ms of a cheap phone's start. Elsewhere they cost hardly anything.
 */
export const leaveOutStackTraces = replacePart('leave-out-stack-traces', '/react-dom-client.production.js', signals, 5, '{}')

/** What a form's hook has for parts of forms and for typed contexts: our fields are components of their own (forms/app-form.ts). */
export const leaveOutOfFormHook = replacePart('leave-out-of-form-hook', '/react-form/dist/esm/createFormHook.js', / function withForm\([^]*?return \{\s+useAppForm,[^]*?\};/g, 1, 'return { useAppForm }')

/** What a form tells its developer tools at each step, and hears from them: they are not there. */
export const leaveOutOfFormTools = replacePart(
  'leave-out-of-form-tools',
  '/form-core/dist/esm/FormApi.js',
  /const cleanupForm\w+ = formEventClient\.on\([^]*?\n {6}\);|cleanupForm\w+\(\);|^( *)formEventClient\.emit\([^]*?^\1\}\);/gm,
  13,
  '',
)

/** What forms can do with lists of fields, with errors that are set from outside, and with schemas apart from a validation. */
export const unusedOfForms = [
  ...['validateArrayFieldsStartingFrom', 'deleteField', 'pushFieldValue', 'insertFieldValue', 'replaceFieldValue', 'removeFieldValue', 'swapFieldValues', 'moveFieldValues', 'clearFieldValues'],
  ...['setErrorMap', 'getAllErrors', 'parseValuesWithSchema', 'parseValuesWithSchemaAsync'],
] as const

/** The same of their fields. */
export const unusedOfFields = ['pushValue', 'insertValue', 'replaceValue', 'removeValue', 'swapValues', 'moveValue', 'clearValues', 'setErrorMap', 'parseValueWithSchema', 'parseValueWithSchemaAsync'] as const

/** Members of a class, as the form library's constructors write them. */
const members = (names: readonly string[]): RegExp => new RegExp(`^ {4}this\\.(?:${names.join('|')}) = [^]*?^ {4}\\};$`, 'gm')

/** Validators that take their time: ours answer at once, and the backend's check of a registration is no validator. */
const validateLater = members(['validateAsync'])

export const leaveOutOfFormParts = [
  replacePart('leave-out-of-form-members', '/form-core/dist/esm/FormApi.js', members(unusedOfForms), unusedOfForms.length, ''),
  replacePart('leave-out-of-field-members', '/form-core/dist/esm/FieldApi.js', members(unusedOfFields), unusedOfFields.length, ''),
  replacePart('leave-out-of-late-validation', '/form-core/dist/esm/FormApi.js', validateLater, 1, 'this.validateAsync = async () => ({});'),
  replacePart('leave-out-of-late-field-validation', '/form-core/dist/esm/FieldApi.js', validateLater, 1, 'this.validateAsync = async (_, ofForm) => { await ofForm; return []; };'),
  // What is known of groups of fields that are submitted apart, and what a server told of a form before.
  replacePart('leave-out-of-form-groups', '/form-core/dist/esm/FormApi.js', /^ {4}this\.formGroupMetaDerived = createStore\([^]*?^ {4}\);$|^ {4}if \(opts\?\.transform\) \{[^]*?^ {4}\}$/gm, 2, ''),
  replacePart(
    'leave-out-of-field-groups',
    '/form-core/dist/esm/FieldApi.js',
    /^ {6}const encompassingGroups = [^]*?;$|^( *)for \(const group of (?:encompassingGroups|this\.form\.formGroupApis)\) \{[^]*?^\1\}$|, \.\.\.groupErrors\.flat\(\)/gm,
    7,
    '',
  ),
]

/** What the router can do besides: questions about addresses, fetching ahead, transitions of the browser, and addresses that show others than they are. */
export const unusedOfRouter = ['matchRoute', 'clearCache'] as const

const routerCore = '/router-core/dist/esm/router.js'

export const leaveOutOfRouterParts = [
  replacePart('leave-out-of-router-members', routerCore, new RegExp(`^\\t\\tthis\\.(?:${unusedOfRouter.join('|')}) = [^]*?^\\t\\t\\};$`, 'gm'), unusedOfRouter.length, ''),
  replacePart('leave-out-of-router-transitions', routerCore, /^\t\tthis\.startViewTransition = [^]*?^\t\t\};$/gm, 1, 'this.startViewTransition = (fn) => fn();'),
  replacePart('leave-out-of-router-preloads', routerCore, /this\.preloadRoute = .*;/g, 1, ''),
  // Questions before a screen is left: what is typed is kept without them, and a page that may ask is not kept to go back to in every browser.
  replacePart(
    'leave-out-of-history-blockers',
    '/@tanstack/history/dist/esm/index.js',
    /^\t\tconst blockers = args[^]*?^\t\t\}$|^\t\tif \(skipBlockerNextPop\) [^]*?^\t\t\}$|^\tconst onBeforeUnload = [^]*?^\t\};$|^\thistory\._ignoreNextBeforeUnload = [^]*?^\t\};$|win\.(?:add|remove)EventListener\(beforeUnloadEvent.*;|^\t\tblock: [^]*?^\t\t\},$/gm,
    7,
    '',
  ),
  // And what else may change a search than the route that parses it.
  replacePart(
    'leave-out-of-router-searches',
    routerCore,
    /^\tif \(!ignoreBlocker\) \{[^]*?^\t\}$|^\t\tif \("search" in routeOptions\) [^]*?^\t\t\}$|^\t{5}if \(opts\._includeValidateSearch && [^]*?^\t{5}\}$/gm,
    3,
    '',
  ),
  // Ours reads searches (lists/parse-search.ts).
  replacePart('leave-out-of-router-parser', routerCore, / \?\? defaultParseSearch\b/g, 1, ''),
  replacePart('leave-out-of-search-parser', '/router-core/dist/esm/searchParams.js', /(?<=const defaultParseSearch = )/g, 1, '/* @__PURE__ */ '),
  // With it each link was observed, and listened to where a pointer or the focus went.
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

/** Questions that no screen asks: in any spelling, of several ranges, and of all but some. */
export const unusedOfDexie = [
  ...['startsWithIgnoreCase', 'equalsIgnoreCase', 'anyOfIgnoreCase', 'startsWithAnyOfIgnoreCase'],
  ...['notEqual', 'noneOf', 'inAnyRange', 'startsWithAnyOf'],
] as const

/** Besides, Dexie's cache, which every database of ours does without (storage/app-database.ts), and its hooks, which none has. */
export const leaveOutOfDexie = [
  replacePart('leave-out-of-dexie', dexie, /this\.use\((?:cache|hooks)Middleware\);/g, 2, ''),
  replacePart('leave-out-of-dexie-questions', dexie, new RegExp(`^ {4}(?:${unusedOfDexie.join('|')})\\([^]*?^ {4}\\}$`, 'gm'), unusedOfDexie.length, ''),
]

/** A reader of addresses from before browsers had one. */
export const leaveOutOfMockSocket = replacePart('leave-out-of-mock-socket', '/mock-socket/dist/mock-socket.es.mjs', /var requiresPort = [^]*?var urlParse = Url;/g, 1, 'var urlParse = URL;')

/** Lets the worker's bundle drop every module that it does not use. */
export const leaveOutOfTheWorker: Plugin = {
  name: 'leave-out-of-the-worker',
  transform: (code, id) => (id.includes('/src/sw/service-worker.') ? null : { code, map: null, moduleSideEffects: false }),
}

/** Without a real backend's address the worker has nothing to send, and its script for that, the whole outbox, is not made. */
export const leaveOutSending: Plugin = {
  name: 'leave-out-sending',
  enforce: 'pre',
  load: (id) => (id.includes('/src/sw/background-script.') ? "export default ''" : null),
}

/** What the in-browser service answers when something is read, loaded by nothing else. */
export const isTypicalData = (id: string): boolean => /\/src\/contract\/reads\/[^/]+\/typical-/.test(id)

/** Empties it in a build without that service. */
export const leaveOutTypicalData: Plugin = {
  name: 'leave-out-typical-data',
  load: (id) => (isTypicalData(id) ? 'export {}' : null),
}
