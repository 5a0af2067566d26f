<<<<<<< HEAD:src/languages/page-words.ts
import { page as hi } from './hi/page.ts'
import type { LanguageTag } from './languages'
=======
import { page as hi } from '../languages/hi/page.ts'
import type { LanguageTag } from '../languages/languages.ts'
>>>>>>> tongue:src/build/page-words.ts

/** What pages and manifest say outside of the app; English stands in themselves. */
export const pageWords = { 'en-IN': null, hi } as const satisfies Record<LanguageTag, typeof hi | null>
