import { useEffect, useEffectEvent, useState } from 'react'

/** The pause in typing after which the address follows: browsers limit how often it may change. */
const pauseMilliseconds = 300

interface TypedWords {
  /** The text of the field. */
  readonly words: string
  type(words: string): void
  /** To be called at the end of typing: the address takes over the text. */
  commit(): void
  /** Whether the address has the text of the field. */
  readonly committed: boolean
}

/** Words that are typed and kept in the address: a reload, Back and a sign-in in between lead to the same words. */
export function useTypedWords(inAddress: string, follow: (words: string) => void): TypedWords {
  const [words, type] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  // The address has changed, by Back or by a link: it replaces what was typed.
  if (known !== inAddress) {
    setKnown(inAddress)
    type(inAddress)
  }
  const committed = words === inAddress
  const commit = (): void => {
    if (!committed) follow(words)
  }
  const commitLater = useEffectEvent(commit)
  useEffect(() => {
    if (committed) return undefined
    const timer = setTimeout(commitLater, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [words, committed])
  return { words, type, commit, committed }
}
