import { createStore } from '@tanstack/react-store'
import type { LanguageTag } from '@/languages/languages'

interface MissingLanguage {
  readonly tag: LanguageTag
  /** It is being fetched once more. */
  readonly isTried: boolean
}

/** The language that is wanted, by a choice or by the browser, and could not be fetched; null where none is. */
export const missingLanguage = createStore<MissingLanguage | null>(null)

/** The language that was asked for last, here or in another tab: words that come for an earlier wish are not used. */
export const wish: { last: LanguageTag | null } = { last: null }
