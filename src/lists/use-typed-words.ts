import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing may go on before the address follows: browsers take only so many changes of it. */
const pauseMilliseconds = 300

interface TypedWords {
  /** What stands in the field. */
  readonly words: string
  type(words: string): void
  /** Typing has come to an end. */
  commit(): void
  /** Whether the address has what stands in the field. */
  readonly committed: boolean
}

/** Words that an address has, as they are typed: a reload, Back and a sign-in in between lead to the same words. */
export function useTypedWords(inAddress: string, follow: (words: string) => void): TypedWords {
  const [words, type] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  // The address has changed, by Back or by a link: it counts for more than what was typed before.
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
