import { language, type LanguageInUse } from './language-in-use'

/** Caches a value that depends on the language, such as the texts of a search: it is made again when another language is in use. */
export function perLanguage<Value>(make: (inUse: LanguageInUse) => Value): () => Value {
  let made: { readonly from: LanguageInUse; readonly value: Value } | null = null
  return () => {
    const inUse = language.read()
    if (made?.from !== inUse) made = { from: inUse, value: make(inUse) }
    return made.value
  }
}
