import { language } from './language-in-use'

/** What is kept where a sentence is shown later on: it is worded then, in the language in use then. */
export type Sentence = () => string

/**
 * Words under a name, in English; whoever reads one of them has it in the language in use at that moment. So nothing may
 * read one while modules are loaded: it would keep that language for good.
 */
export const catalogue = <Catalogue extends object>(name: string, english: Catalogue): Catalogue =>
  new Proxy(english, { get: (_, key): unknown => Reflect.get(language.read().words[name] ?? english, key) })
