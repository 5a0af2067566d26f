import { Component, type ReactNode, type RefObject } from 'react'

interface HeldPlaceProps {
  readonly children: ReactNode
  /** The outermost element of the children; null while there are none. */
  readonly of: RefObject<HTMLElement | null>
}

/** What stands below the children, and where on the screen, in pixels. */
interface Below {
  readonly element: Element
  readonly top: number
}

/**
 * Keeps what stands below its children where it is on the screen when they, scrolled out of sight, grow, shrink or go: a finger
 * may be on it. Safari does not do so by itself.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  override getSnapshotBeforeUpdate(): Below | null {
    const element = this.props.of.current?.nextElementSibling
    return element ? { element, top: element.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_: HeldPlaceProps, __: unknown, before: Below | null): void {
    if (before !== null && before.top <= 0) scrollBy(0, before.element.getBoundingClientRect().top - before.top)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
