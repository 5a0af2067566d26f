/**
 * What a person does on a page that was rendered at build, before the script has come, meets no form yet: typed text
 * lies in the page's fields, and presses lead nowhere. All of it is taken over when the app begins, as if it were done
 * just then.
 */

declare global {
  interface Window {
    /** Ends the noting of presses; on pages that were rendered at build only. */
    earlyPresses?: AbortController
  }
}

/** What was typed, by the field's id, which field had the focus, and what was pressed. */
const typed = new Map<string, string>()
let focused: string | null = null
const pressed = new Set<Element>()

/** Takes down what was done on the page so far, just before the app takes the page over or replaces it. */
export function noteEarly(page: HTMLElement): void {
  for (const field of page.querySelectorAll('input')) if (isTyped(field)) typed.set(field.id, field.value)
  focused = page.contains(document.activeElement) ? (document.activeElement?.id ?? null) : null
  window.earlyPresses?.abort()
  for (const element of page.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete element.dataset['pressed']
    pressed.add(element)
  }
}

/** Presses again the buttons that were pressed before the app could hear it. */
export function repeatPresses(): void {
  for (const element of pressed) if (element instanceof HTMLButtonElement && pressed.delete(element)) element.click()
}

/** Tells a form that begins what was typed, chosen and sent before. */
export function takeTyped(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    if (isChoice(field)) {
      if (field.checked !== field.defaultChecked) choose(field)
      continue
    }
    const value = isTyped(field) ? field.value : typed.get(field.id)
    if (value !== undefined) type(field, value)
    // Who has gone on to something else meanwhile is not taken back.
    if (field.id === focused && document.activeElement === document.body) field.focus()
  }
  // The page was this form's: nothing of it waits for a later one, which may be somebody else's.
  typed.clear()
  focused = null
  if (pressed.delete(form)) form.requestSubmit()
}

const isChoice = ({ type: kind }: HTMLInputElement): boolean => kind === 'checkbox' || kind === 'radio'

const isTyped = (field: HTMLInputElement): boolean => !isChoice(field) && field.type !== 'file' && field.value !== field.defaultValue

/** React hears of a value that it has not set itself: it is taken back to what React knows, and then set past it. */
function type(field: HTMLInputElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

function choose(field: HTMLInputElement): void {
  field.checked = field.defaultChecked
  field.click()
}
