import { page as hindi } from './hi/page'
import type { LanguageTag } from './languages'

/** The texts of pages and manifest outside of the app; null for English, in which they are written. */
export const pageWords = { 'en-IN': null, 'hi': hindi } as const satisfies Record<LanguageTag, typeof hindi | null>
