import { createStore } from '@tanstack/react-store'
import type { LanguageTag } from '@/languages/languages'

/** The language that was chosen last and could not be fetched; null where none was. */
export const missingLanguage = createStore<LanguageTag | null>(null)
