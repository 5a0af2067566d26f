import { Component, type ReactNode, type RefObject } from 'react'

interface HeldPlaceProps {
  readonly children: ReactNode
  /** The outermost element of the children; null while there are none. What stands last beside it stays when they go. */
  readonly of: RefObject<HTMLElement | null>
}

/** Where something is on the screen, in pixels. */
const topOf = (element: Element): number => element.getBoundingClientRect().top

/**
 * Keeps what stands below its children where it is on the screen when they, scrolled out of sight, change their height or go: a
 * finger may be on it. Safari does not do so by itself.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  override getSnapshotBeforeUpdate(): (() => void) | null {
    const { current } = this.props.of
    const next = current?.nextElementSibling
    const last = current?.parentElement?.lastElementChild
    // The header covers what lies above there.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (!next || !last || topOf(next) > covered) return null
    const before = topOf(last)
    return () => {
      // On a wide screen the form of a record scrolls in its pane; elsewhere that does nothing.
      for (const scrolled of [last.closest('.record-pane'), window]) scrolled?.scrollBy(0, topOf(last) - before)
    }
  }

  override componentDidUpdate(_: HeldPlaceProps, __: unknown, putBack: (() => void) | null): void {
    putBack?.()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
