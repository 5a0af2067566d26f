/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of package.json, written in at build. */
  readonly VITE_VERSION: string
  /** Address of the real backend; without it the in-browser service answers. */
  readonly VITE_API_BASE_URL?: string
  /** `off` leaves the in-browser service and the demo's drawer out of the build. */
  readonly VITE_DEMO?: string
  /** `remove` makes a build that takes the worker off the devices that have one. */
  readonly VITE_SERVICE_WORKER?: string
  /** `off` for a backend whose CORS refuses the Authorization header. */
  readonly VITE_SEND_AUTHORIZATION?: string
  /** `off` for a backend whose CORS refuses the Idempotency-Key header. */
  readonly VITE_SEND_IDEMPOTENCY_KEY?: string
}

/** Background Sync is Chromium's own and not in the compiler's library (wicg.github.io/background-sync). */
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void>; getTags(): Promise<string[]> }
}

/** Trusted Types is not in the compiler's library yet (w3.org/TR/trusted-types). */
interface Window {
  readonly trustedTypes?: import('dompurify').WindowLike['trustedTypes']
}
declare var trustedTypes: Window['trustedTypes']

/** The browser's own offer to install the app, Chromium's as well (wicg.github.io/manifest-incubations). */
interface BeforeInstallPromptEvent extends Event {
  /** Asks the person; once per event, and only after a press. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent
  appinstalled: Event
}

interface Navigator {
  /** Safari on iOS: whether the page runs from the home screen. */
  readonly standalone?: boolean
}

/** Network Information, Chromium's own as well (wicg.github.io/netinfo); in pages and in the worker. */
interface NetworkInformation {
  readonly saveData: boolean
  readonly effectiveType: string
}

interface Navigator {
  readonly connection?: NetworkInformation
}

interface WorkerNavigator {
  readonly connection?: NetworkInformation
}

/** A file of the build as the worker's list has it; what the plug-in adds to the list itself has no rank. */
interface ListedFile {
  readonly url: string
  readonly revision: string | null
  readonly rank?: import('./sw/file-rank').FileRank
}

interface ServiceWorkerGlobalScope {
  /** Written into the worker by the build. */
  readonly __WB_MANIFEST: readonly ListedFile[]
  /** What sends with no page open; there once its script was brought in. */
  backgroundSending?: { readonly send: () => Promise<void>; readonly stop: () => void }
  /** Takes an address of Trusted Types as well. */
  importScripts(address: import('trusted-types/lib').TrustedScriptURL | string): void
}

/** Lists of codes, packed at build (see src/build/known-codes.ts). */
declare module 'virtual:known-branches' {
  export const packed: string
}
declare module 'virtual:known-places' {
  export const packed: string
}

/** The encoder of JsBarcode alone, which draws nothing; the package has no types for it. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: { readonly ean128?: boolean; readonly text?: string })
    /** `data`: one character for each module, 1 for a bar. */
    encode(): { readonly data: string; readonly text: string }
  }
}
