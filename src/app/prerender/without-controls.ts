import { hourAttribute } from '@/features/dashboard/dashboard-outline'

/** Elements to press or to type in: there is no script yet to handle that. */
const controls = 'input, select, textarea, button, canvas'
/** Elements that would label a control, or be a form, and what replaces them. */
const plain = { label: 'span', form: 'div' } as const
/** Elements of no use before there is something to say or to do. */
const needless = '[data-slot="action-bar"], [role="status"]:empty, p.hidden, svg'
/** Class variants for states that an outline never has: chosen, refused, hovered over and so on. */
const ofOtherStates = /^(?:has|data|aria|group|disabled|placeholder|focus|focus-visible|hover|print)[-:[]/
const notReady = 'not-ready'

/**
 * Turns a form's markup into something to look at: each control becomes an empty box of its size, marked as not ready, so that nobody
 * takes an empty field for what the device holds, and nothing can be typed that would be lost.
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

/** Leaves out the content of folded sections: nobody can unfold them yet, and the menu's is half of the page. */
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
