/** Focuses the heading of the section around an element, for a button that vanishes when it is pressed. */
export const focusSection = (element: Element): void =>
  element.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

/** Focuses the button that continues the script; in a low drawer it also scrolls the line's title into view. */
export function focusNextLine(): void {
  const button = document.querySelector<HTMLElement>('[data-next-line]')
  button?.focus()
  const line = button?.closest('li')
  const content = line?.closest('[data-slot="drawer-content"]')
  if (!line || !content) return
  const { top, height } = line.getBoundingClientRect()
  if (top < content.getBoundingClientRect().top && height < content.clientHeight) bringToTop(line)
}

/** Scrolls the drawer alone until an element is at its top. On the /demo page it does nothing. */
export function bringToTop(element: Element): void {
  const content = element.closest('[data-slot="drawer-content"]')
  if (content !== null) content.scrollTop += element.getBoundingClientRect().top - content.getBoundingClientRect().top - 8
}
