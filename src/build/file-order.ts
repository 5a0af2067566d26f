import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { prerenderedAddresses } from '../app/prerender/pages.ts'
import { screensAfterSignIn, screensBeforeSignIn } from '../app/start/screens-in-order.ts'
import type { FileRank } from '../sw/file-rank.ts'
import { chunkOf, filesWith, reachedFrom } from './chunks.ts'

/**
 * Modules whose `import()`s a seller needs right after the sign-in: the steps with their cameras, sending and storing, and the switch
 * to another language. Files of words are not ranked here: the worker keeps those of the language in use.
 */
const loadersAfterSignIn = [
  'src/features/onboarding/step-screens.ts',
  'src/features/onboarding/gst/gst-step.tsx',
  'src/features/onboarding/signature/signature-step.tsx',
  'src/app/services.ts',
  'src/app/language/follow-language.ts',
  'src/languages/load-language.ts',
]
/** Needed as soon as somebody is signed in: she has to be able to log out before she hands the phone on. */
const wayOut = 'src/app/shell/log-out-dialog.tsx'
const entry = 'src/main.tsx'
const signUpScreens = 'src/app/routes/_public/'
const footOfTheFirstScreen = 'src/app/shell/chosen-backend-line.tsx'
/** The second is loaded when the first is submitted; what it shares with the screen of the codes still belongs into a file of signing up. */
const registrationParts = ['src/app/routes/_public/register.tsx', 'src/features/access/register/complete-registration.ts']
const otherWaysIn = ['src/app/routes/_public/otpverification.tsx', 'src/app/routes/_public/forgotpassword.tsx']
const pages = new Set(['index.html', ...prerenderedAddresses.map((address) => `${address.slice(1)}.html`)])

/** Tells when each module and each file is needed, from the module graph of the build. */
export interface FileOrder {
  readonly plugin: Plugin
  /** Whether the screens of signing in and up import a module; known once all modules are read. */
  isForSignUp(moduleId: string): boolean
  /** Whether only the foot of the sign-in page, which that page loads a moment later, imports it, and no other screen of signing in and up. */
  isForFirstScreen(moduleId: string): boolean
  /** Whether the sign-in by email code or the forgotten password imports it: their forms are small, and need no schema library. */
  isForOtherWaysIn(moduleId: string): boolean
  /** Whether the registration imports it, which most who sign up see first. */
  isForRegistration(moduleId: string): boolean
  /** By a file's path in the build; known once its files are. */
  rankOf(file: string): FileRank
}

/** @param sourcePath gives the id of a module from its path in the repository */
export function fileOrder(sourcePath: (path: string) => string): FileOrder {
  let signUp: ReadonlySet<string> = new Set()
  let waysIn: ReadonlySet<string> = new Set()
  let registration: ReadonlySet<string> = new Set()
  let firstScreen: ReadonlySet<string> = new Set()
  let neededFirst: ReadonlySet<string> = new Set()

  const plugin: Plugin = {
    name: 'file-order',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return
      const reachedFromScreens = (path: string): ReadonlySet<string> => {
        if (!existsSync(sourcePath(path))) this.error(`There is no ${path}`)
        const screens = [...this.getModuleIds()].filter((id) => id.startsWith(sourcePath(path)))
        return reachedFrom(screens, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      }
      signUp = reachedFromScreens(signUpScreens)
      waysIn = new Set(otherWaysIn.flatMap((path) => [...reachedFromScreens(path)]))
      registration = new Set(registrationParts.flatMap((path) => [...reachedFromScreens(path)]))
      // A build for a real backend alone has no such foot.
      firstScreen = reachedFromScreens(footOfTheFirstScreen)
    },
    generateBundle(_, bundle) {
      const screens = [...screensBeforeSignIn, ...screensAfterSignIn].map((id) => sourcePath(`src/app/routes${id}.tsx`))
      const loaded = loadersAfterSignIn.flatMap((path) => {
        const ids = this.getModuleInfo(sourcePath(path))?.dynamicallyImportedIds ?? []
        return ids.length === 0 ? this.error(`${path} loads nothing`) : ids
      })
      const roots = [sourcePath(entry), sourcePath(wayOut), ...screens, ...loaded].map(
        (module) => chunkOf(module, bundle) ?? this.error(`No file of the build has ${module}, which is needed first`),
      )
      neededFirst = filesWith(roots, bundle)
    },
  }

  return {
    plugin,
    isForSignUp: (id) => signUp.has(id),
    isForFirstScreen: (id) => firstScreen.has(id) && !signUp.has(id),
    isForOtherWaysIn: (id) => waysIn.has(id),
    isForRegistration: (id) => registration.has(id),
    rankOf(file) {
      if (pages.has(file) || neededFirst.has(file)) return 'main job'
      if (/\/known-/.test(file)) return 'advice'
      if (/\.(?:js|css)$/.test(file)) return 'screens'
      return /\.(?:mp4|webm)$/.test(file) ? 'films' : 'pictures'
    },
  }
}
