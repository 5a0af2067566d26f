import { Component, type ReactNode, type RefObject } from 'react'

interface ScrollAnchorProps {
  readonly children: ReactNode
  /** The outermost element of the children; null while there are none. Its last sibling must stay mounted when the children go. */
  readonly of: RefObject<HTMLElement | null>
}

/** An element's distance from the top of the viewport, in pixels. */
const topOf = (element: Element): number => element.getBoundingClientRect().top

/**
 * Scroll anchoring: if its children change height or unmount while they are scrolled out of view, what is below them stays where
 * it is on the screen, as the seller may be about to tap it. Safari does not do this by itself.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(): (() => void) | null {
    const { current } = this.props.of
    const next = current?.nextElementSibling
    const last = current?.parentElement?.lastElementChild
    // The sticky header covers everything above this offset.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (!next || !last || topOf(next) > covered) return null
    const before = topOf(last)
    return () => {
      // On a wide screen the form of a record scrolls in its pane; elsewhere that does nothing.
      for (const scrolled of [last.closest('.record-pane'), window]) scrolled?.scrollBy(0, topOf(last) - before)
    }
  }

  override componentDidUpdate(_: ScrollAnchorProps, __: unknown, putBack: (() => void) | null): void {
    putBack?.()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
