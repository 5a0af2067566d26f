import { createStore } from '@tanstack/react-store'
import type { LanguageTag } from '@/languages/languages'

/** The language that is wanted, by a choice or by the browser, and could not be fetched; null where none is. */
export const missingLanguage = createStore<LanguageTag | null>(null)
