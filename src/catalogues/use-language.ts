import { useSyncExternalStore } from 'react'
import { language, type LanguageInUse } from './language-in-use'

/** The language in use; the calling component re-renders when it changes, with everything below it that is not memoised. */
export const useLanguage = (): LanguageInUse => useSyncExternalStore(language.subscribe, language.read, language.read)
