/** The words of a language, by the names of their catalogues. */
export type Words = Readonly<Partial<Record<string, object>>>

export interface LanguageInUse {
  /** As `<html lang>` has it. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly words: Words
}

/** The language of the sources: its words are in the catalogues themselves. */
export const english: LanguageInUse = { tag: 'en-IN', direction: 'ltr', words: {} }

let inUse = english
let ofTheCall = (): LanguageInUse | undefined => undefined
const listeners = new Set<() => void>()

/** The language in use: one for all texts, and this is the only place that knows it. */
export const language = {
  read: (): LanguageInUse => ofTheCall() ?? inUse,
  /** For a server, which answers several people at once: `other` returns the language of the call being answered, undefined outside of one. */
  readBy(other: () => LanguageInUse | undefined): void {
    ofTheCall = other
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  use(next: LanguageInUse): void {
    inUse = next
    for (const listener of listeners) listener()
  },
}
