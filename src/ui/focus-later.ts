/**
 * For the focus that is moved on by an answer which may come late.
 * @param area what was pressed, or what is around it
 * @returns moves it on, unless whoever pressed has gone elsewhere by herself meanwhile
 */
export function focusLater(area: Element | null): (next: HTMLElement | null) => void {
  return (next) => {
    const { activeElement, body } = document
    // What was pressed may be gone: the focus is nowhere then.
    if (activeElement === body || area?.contains(activeElement) === true) next?.focus()
  }
}
