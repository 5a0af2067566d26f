import { hourAttribute } from '@/features/dashboard/dashboard-outline'

/** What a person could press or type in: there is no script yet to hear it. */
const controls = 'input, select, textarea, button, canvas'
/** What would name a control, or be a form of its own. */
const plain = { label: 'span', form: 'div' } as const
/** What stands still before there is something to say or to do. */
const needless = '[data-slot="action-bar"], [role="status"]:empty, p.hidden, svg'
/** How an element looks that is chosen, refused, hovered over and so on. */
const ofOtherStates = /^(?:has|data|aria|group|disabled|placeholder|focus|focus-visible|hover|print)[-:[]/
const notReady = 'not-ready'

/**
 * A form's markup as something to look at: each control is an empty box of its size, marked as not ready, so that nobody
 * takes an empty field for what the device holds, and nothing typed there could be lost.
 */
export function withoutControls(markup: string): string {
  const template = elementOf(markup)
  for (const element of template.querySelectorAll(needless)) element.remove()
  for (const element of template.querySelectorAll(controls)) replace(element, 'span').setAttribute('data-slot', notReady)
  for (const [name, other] of Object.entries(plain)) for (const element of template.querySelectorAll(name)) replace(element, other)
  for (const element of template.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) if (name !== 'class' && name !== hourAttribute && value !== notReady) element.removeAttribute(name)
    element.className = [...element.classList].filter((name) => !ofOtherStates.test(name)).join(' ')
    if (element.className === '') element.removeAttribute('class')
  }
  return template.innerHTML.replaceAll(/<!--.*?-->/g, '')
}

/** Leaves out what sections have folded away: nobody can unfold them yet, and of the menu that is half of the page. */
export function withoutFolded(markup: string): string {
  const frame = elementOf(markup)
  for (const element of frame.querySelectorAll('details:not([open]) > :not(summary)')) element.remove()
  return frame.innerHTML
}

/** Takes an element out of a markup. @returns what is left, and the element */
export function takeOut(markup: string, selector: string): readonly [rest: string, taken: string] {
  const all = elementOf(markup)
  const element = all.querySelector(selector)
  if (element === null) throw new Error(`There is no ${selector} to take out`)
  element.remove()
  return [all.innerHTML, element.outerHTML]
}

function elementOf(markup: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = markup
  return element
}

function replace(element: Element, name: string): Element {
  const other = document.createElement(name)
  for (const attribute of element.attributes) other.setAttribute(attribute.name, attribute.value)
  if (!element.matches(controls)) other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
