import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface Places {
  /** Of what was chosen. */
  readonly heading: RefObject<HTMLElement | null>
  /** The way to a choice, in the list. */
  readonly linkTo: (id: string) => HTMLElement | null
  /** Where that is not there. */
  readonly otherwise: () => HTMLElement | null
}

/** A choice moves the focus to what was chosen, and the way back to where it was made. @param chosenId null for none */
export function useFocusOnChoice(chosenId: string | null, { heading, linkTo, otherwise }: Places): void {
  const before = useRef(chosenId)
  const go = useEffectEvent((left: string | null) => {
    const link = left === null ? null : linkTo(left)
    const target = chosenId === null ? (link ?? otherwise()) : heading.current
    // On a phone the one takes the other's place, wherever that was scrolled to.
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const left = before.current
    before.current = chosenId
    if (left !== chosenId) go(left)
  }, [chosenId])
}
