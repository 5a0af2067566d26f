import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What `@tanstack/react-form` and its core would bring, and no screen uses. */
const ofTheFormLibrary = new Set(['@tanstack/devtools-event-client', '@tanstack/pacer-lite', './useFormGroup.js', './useFieldGroup.js', './metaHelper.js', './transform.js'])
const standIn = fileURLToPath(new URL('./left-out-of-forms.ts', import.meta.url))

/** Leaves parts of the form library out; of that library alone, whatever else has a module of such a name. */
export const leaveOutOfForms: Plugin = {
  name: 'leave-out-of-forms',
  enforce: 'pre',
  resolveId: (source, importer) =>
    ofTheFormLibrary.has(source) && importer !== undefined && /\/node_modules\/@tanstack\/(?:react-)?form/.test(importer) ? standIn : null,
}

const plainIcon = fileURLToPath(new URL('../ui/plain-icon.ts', import.meta.url))

/** Leaves out what the icons' library would do for sizes, colours and names that no screen gives. */
export const leaveOutOfIcons: Plugin = {
  name: 'leave-out-of-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createLucideIcon.mjs' && importer?.includes('/node_modules/lucide-react/') === true ? plainIcon : null,
}

/** React's signals to itself, such as that a part of a page waits; they are known by identity, and nobody reads what they say. */
const signals = /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g
const signalsInReact = 5

/**
 * Makes React's signals objects without a stack trace: wherever a debugger listens, or what measures a page through one, the
 * traces had all of the first file parsed anew, 100 ms of a cheap phone's start. Elsewhere they cost hardly anything.
 */
export const leaveOutStackTraces: Plugin = {
  name: 'leave-out-stack-traces',
  transform(code, id) {
    if (!id.includes('/react-dom-client.production.js')) return null
    const found = code.match(signals)?.length ?? 0
    if (found !== signalsInReact) this.error(`React has ${found} signals to itself, not ${signalsInReact}: look at them anew`)
    return { code: code.replace(signals, '{}'), map: null }
  },
}

/**
 * Lets the worker's bundle drop every module that it does not use: without a real backend's address, the whole outbox.
 */
export const leaveOutOfTheWorker: Plugin = {
  name: 'leave-out-of-the-worker',
  transform: (code, id) => (id.includes('/src/sw/service-worker.') ? null : { code, map: null, moduleSideEffects: false }),
}

/** What the in-browser service answers when something is read, loaded by nothing else. */
export const isTypicalData = (id: string): boolean => /\/src\/contract\/reads\/[^/]+\/typical-/.test(id)

/** Empties it in a build without that service. */
export const leaveOutTypicalData: Plugin = {
  name: 'leave-out-typical-data',
  load: (id) => (isTypicalData(id) ? 'export {}' : null),
}
