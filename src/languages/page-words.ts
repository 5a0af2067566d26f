import { page as hi } from './hi/page.ts'
import type { LanguageTag } from './languages'

/** What pages and manifest say outside of the app; English stands in themselves. */
export const pageWords = { 'en-IN': null, hi } as const satisfies Record<LanguageTag, typeof hi | null>
