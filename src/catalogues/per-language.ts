import { language, type LanguageInUse } from './language-in-use'

/** What is made of a language, such as the texts that a search goes through: made once, and anew when another language is in use. */
export function perLanguage<Value>(make: (inUse: LanguageInUse) => Value): () => Value {
  let made: { readonly from: LanguageInUse; readonly value: Value } | null = null
  return () => {
    const inUse = language.read()
    if (made?.from !== inUse) made = { from: inUse, value: make(inUse) }
    return made.value
  }
}
