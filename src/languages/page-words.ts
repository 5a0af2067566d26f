import { page as hindi } from './hi/page'
import type { LanguageTag } from './languages'

/** What pages and manifest say outside of the app; English stands in themselves. */
export const pageWords = { 'en-IN': null, 'hi': hindi } as const satisfies Record<LanguageTag, typeof hindi | null>
