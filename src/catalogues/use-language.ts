import { useSyncExternalStore } from 'react'
import { language, type LanguageInUse } from './language-in-use'

/** The language in use; whoever calls this is rendered anew when it changes, and all below that is not kept from it. */
export const useLanguage = (): LanguageInUse => useSyncExternalStore(language.subscribe, language.read, language.read)
