/* These run in a page of any engine: their source is sent there, so they must not use anything outside themselves. */

/** The control that a label names, or a button, link or choice by its text; without an exact match, by the beginning of the text. */
export function findNamed(kind: 'field' | 'press', name: string): Element | null {
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
  const wordsOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const selector = kind === 'field' ? 'label' : 'button, a, label, [role=menuitem]'
  const all = [...document.querySelectorAll(selector)].filter(isSeen)
  const found = all.find((element) => wordsOf(element) === name) ?? all.find((element) => wordsOf(element).startsWith(name))
  return found instanceof HTMLLabelElement && kind === 'field' ? found.control : (found ?? null)
}

/** Chooses in a list as a person does. */
export function choose(label: string, value: string): void {
  const found = [...document.querySelectorAll('label')].find((element) => element.textContent === label)?.control
  if (!(found instanceof HTMLSelectElement)) throw new Error(`No list is named ${label}`)
  found.value = value
  found.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether a text is visible; with `asHeading`, in a heading of the first level. */
export function isInSight(text: string, asHeading: boolean): boolean {
  return [...document.querySelectorAll(asHeading ? 'h1' : 'h1, h2, h3, p, li, span, div, a')].some(
    (element) => element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text),
  )
}

/** The layout faults of a page: wider than its window, overlapping parts, empty space at the end of a part. */
export function layoutFaults(): readonly string[] {
  const faults: string[] = []
  const called = (element: Element): string => `${element.tagName.toLowerCase()} '${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}'`
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null && width > 1 && height > 1
  }
  const wider = document.documentElement.scrollWidth - window.innerWidth
  if (wider > 0) faults.push(`the page is ${wider} px wider than its window`)

  // Elements that stay fixed while the page scrolls are meant to lie over it.
  const moves = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return false
    return true
  }
  /** The visible part of an element: lists scroll in containers of their own. */
  const inSight = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const window = at.getBoundingClientRect()
      left = Math.max(left, window.left)
      top = Math.max(top, window.top)
      right = Math.min(right, window.right)
      bottom = Math.min(bottom, window.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p, button, a, input, select, textarea, label)')].filter((part) => isSeen(part) && moves(part))
  parts.forEach((one, index) => {
    const a = inSight(one)
    for (const other of parts.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const b = inSight(other)
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 3 && down > 3) faults.push(`${called(one)} lies on ${called(other)} by ${Math.round(down)} px`)
    }
  })
  for (const box of document.querySelectorAll('main :is(fieldset, [data-slot=card], [data-slot=field], li)')) {
    if (!isSeen(box)) continue
    const { bottom } = box.getBoundingClientRect()
    const content = document.createRange()
    content.selectNodeContents(box)
    const ends = [...content.getClientRects()].filter(({ height }) => height > 1).map((part) => part.bottom)
    const gap = bottom - Math.max(...ends)
    if (ends.length > 0 && gap > (box.tagName === 'FIELDSET' ? 12 : 40)) faults.push(`${called(box)} ends ${Math.round(gap)} px below all that is in it`)
  }
  return [...new Set(faults)]
}
