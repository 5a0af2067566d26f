/**
 * Moves the focus after an asynchronous answer, which may come late.
 * @param area the pressed element, or one around it
 * @returns a function that moves the focus, unless the person has moved it elsewhere meanwhile
 */
export function focusLater(area: Element | null): (next: HTMLElement | null) => void {
  return (next) => {
    const { activeElement, body } = document
    // If the pressed element has been removed, the browser has moved the focus to the body.
    if (activeElement === body || area?.contains(activeElement) === true) next?.focus()
  }
}
