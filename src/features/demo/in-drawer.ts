/** Puts the focus on the heading of the section that an element stands in: for a button that is gone once it is pressed. */
export const focusSection = (element: Element): void =>
  element.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

/** Puts the focus on the button with which the script goes on; its line is in sight from its name on, where the drawer is low. */
export function focusNextLine(): void {
  const button = document.querySelector<HTMLElement>('[data-next-line]')
  button?.focus()
  const line = button?.closest('li')
  const content = line?.closest('[data-slot="drawer-content"]')
  if (!line || !content) return
  const { top, height } = line.getBoundingClientRect()
  if (top < content.getBoundingClientRect().top && height < content.clientHeight) bringToTop(line)
}

/** Scrolls the drawer, and nothing around it, until an element stands at its top. On a page it does nothing. */
export function bringToTop(element: Element): void {
  const content = element.closest('[data-slot="drawer-content"]')
  if (content !== null) content.scrollTop += element.getBoundingClientRect().top - content.getBoundingClientRect().top - 8
}
