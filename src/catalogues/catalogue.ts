import { language } from './language-in-use'

/** A sentence to be shown later: a function, so that it is in the language that is in use then. */
export type Sentence = () => string

/**
 * Texts under a name, written in English; reading one of them returns it in the language in use at that moment. So nothing may
 * read one while modules are loaded: it would keep that language for good.
 */
export const catalogue = <Catalogue extends object>(name: string, english: Catalogue): Catalogue =>
  new Proxy(english, { get: (_, key): unknown => Reflect.get(language.read().words[name] ?? english, key) })
