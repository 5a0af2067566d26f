/**
 * For the focus that is moved on by an answer which may come late.
 * @returns moves it on, unless whoever pressed has gone elsewhere by herself meanwhile
 */
export function focusLater(): (next: HTMLElement | null) => void {
  const pressed = document.activeElement
  return (next) => {
    const { activeElement } = document
    // What was pressed may be gone: the focus is nowhere then.
    if (activeElement === pressed || activeElement === document.body) next?.focus()
  }
}
