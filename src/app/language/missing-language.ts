import { createStore } from '@tanstack/react-store'
import type { LanguageTag } from '@/languages/languages'

interface MissingLanguage {
  readonly tag: LanguageTag
  /** A retry is under way. */
  readonly isTried: boolean
}

/** The language that was chosen, or that the browser prefers, and that could not be loaded; null if there is none. */
export const missingLanguage = createStore<MissingLanguage | null>(null)

/** The language that was asked for last, here or in another tab: words that come for an earlier wish are not used. */
export const wish: { last: LanguageTag | null } = { last: null }
