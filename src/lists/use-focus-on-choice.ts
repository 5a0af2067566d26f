import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface Places {
  /** The heading of the chosen record. */
  readonly heading: RefObject<HTMLElement | null>
  /** The link to a record, in the list. */
  readonly linkTo: (id: string) => HTMLElement | null
  /** Takes the focus if that link is not in the list. */
  readonly otherwise: () => HTMLElement | null
}

/** Choosing a record moves the focus to its heading; going back moves it to the record's link. @param chosenId null for none */
export function useFocusOnChoice(chosenId: string | null, { heading, linkTo, otherwise }: Places): void {
  const before = useRef(chosenId)
  const go = useEffectEvent((left: string | null) => {
    const link = left === null ? null : linkTo(left)
    const target = chosenId === null ? (link ?? otherwise()) : heading.current
    // On a phone list and record replace each other, wherever the page was scrolled to.
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const left = before.current
    before.current = chosenId
    if (left !== chosenId) go(left)
  }, [chosenId])
}
