/** Scrolls the drawer, and nothing around it, until an element stands at its top. On a page it does nothing. */
export function bringToTop(element: Element): void {
  const content = element.closest('[data-slot="drawer-content"]')
  if (content !== null) content.scrollTop += element.getBoundingClientRect().top - content.getBoundingClientRect().top - 8
}
