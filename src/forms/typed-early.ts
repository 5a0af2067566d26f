/**
 * What a person does on a page that was rendered at build, before the app stands in its place, meets no form yet: typed
 * text lies in the page's fields, and presses lead nowhere. All of it is taken over when the app begins, as if it were
 * done just then.
 */

declare global {
  interface Window {
    /** Ends the noting of presses; on pages that were rendered at build only. */
    earlyPresses?: AbortController
  }
  interface HTMLElement {
    /** Whether a person, or what fills forms for her, has typed or chosen here; on pages that were rendered at build only. */
    isTyped?: boolean
  }
  interface HTMLInputElement {
    /** What React took for the value last: a field that has it is no news to React. Internal to React, hence its version is pinned. */
    readonly _valueTracker?: { setValue(value: string): void }
  }
}

/** What stood in a field, or was chosen there. */
type Early = Readonly<Pick<HTMLInputElement, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>>

/** What was typed and chosen, by the fields' ids; which one had the focus; the form that was sent; the buttons that were pressed. */
const noted = new Map<string, Early>()
let focused: string | null = null
let sent: HTMLFormElement | null = null
const pressed = new Set<HTMLElement>()

/** Of a field that is as it was rendered there is nothing to note. */
function note(field: HTMLInputElement): void {
  if (isChanged(field)) noted.set(field.id, earlyIn(field))
  else noted.delete(field.id)
}

/** A browser fills a page that it shows once more as it was left, perhaps by somebody else. */
function putBack(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected
  else if (isChoice(field)) field.checked = field.defaultChecked
  else if (isChanged(field)) field.value = field.defaultValue
}

/** A copy: React may write into the field what it knew of it before. */
const earlyIn = ({ value, checked, selectionStart, selectionEnd }: HTMLInputElement): Early => ({ value, checked, selectionStart, selectionEnd })

/** Takes down what was done on the page so far, just before the app takes the page over or replaces it. */
export function noteEarly(page: HTMLElement): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (field.isTyped !== true) putBack(field)
    else if (field instanceof HTMLInputElement) note(field)
  }
  focused = page.contains(document.activeElement) ? (document.activeElement?.id ?? null) : null
  window.earlyPresses?.abort()
  for (const element of page.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete element.dataset['pressed']
    if (element instanceof HTMLFormElement) sent = element
    else pressed.add(element)
  }
}

/** The events for which React hydrates what they are on at once, as it lists them: so the two pack as one. */
export const heardAtOnce =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'
let unheard = new AbortController()

/**
 * Keeps what is done in the page's fields from React, and notes it, until the form takes it over: React would hydrate all that is
 * left of the page in one task, 100 ms of a slow processor, and only then is a key shown. Nobody else below the window hears of it
 * either. To be called before React listens.
 */
export function typeUnheard(page: HTMLElement): void {
  unheard = new AbortController()
  const keep = (event: Event): void => {
    const { target } = event
    // Enter sends the form, which has to be there for that.
    if (!(target instanceof HTMLInputElement) || ('key' in event && event.key === 'Enter')) return
    focused = target.id
    if (event.type === 'input') {
      note(target)
      // Who types on has not sent what is there in the end.
      if (target.form === sent) sent = null
    }
    event.stopImmediatePropagation()
  }
  for (const kind of heardAtOnce.split(' ')) page.addEventListener(kind, keep, { capture: true, passive: true, signal: unheard.signal })
}

/**
 * Presses again the buttons that were pressed before the app could hear it: those of the same name, where the page was replaced.
 * What no form has taken by then is forgotten.
 * @param page null where another screen has come in its place
 */
export function repeatPresses(page: HTMLElement | null): void {
  forget()
  const buttons = [...(page?.querySelectorAll('button') ?? [])]
  for (const element of pressed) (buttons.find((button) => button === element) ?? buttons.find((button) => nameOf(button) === nameOf(element)))?.click()
  pressed.clear()
}

/**
 * Tells a form that begins what was typed, chosen and sent before. Not to be called while React renders or commits, such as in an
 * effect: it would write into the fields what it knew of them before.
 */
export function takeTyped(form: HTMLFormElement): void {
  unheard.abort()
  // All is read before the first is told: a form that listens to one field may write them all anew.
  const fields = [...form.querySelectorAll('input')].map((field) => ({ field, early: isChanged(field) ? earlyIn(field) : noted.get(field.id) }))
  // Hence also first the one in which a word may be under way.
  const isInUse = (field: HTMLInputElement): number => Number(field === document.activeElement)
  for (const { field, early } of fields.toSorted((one, other) => isInUse(other.field) - isInUse(one.field))) {
    if (!isChoice(field)) field._valueTracker?.setValue(field.defaultValue)
    if (early !== undefined) (isChoice(field) ? choose : type)(field, early)
    // Who has gone on to something else meanwhile is not taken back.
    if (field.id === focused && document.activeElement === document.body) field.focus()
  }
  const isSent = sent !== null && firstFieldOf(sent) === firstFieldOf(form)
  forget()
  if (isSent) form.requestSubmit()
}

/** Nothing waits for a later form, which may be somebody else's. */
function forget(): void {
  unheard.abort()
  noted.clear()
  focused = sent = null
}

const firstFieldOf = (form: HTMLFormElement): string | undefined => form.querySelector('input')?.id

const nameOf = (button: HTMLElement): string | null => button.ariaLabel ?? button.textContent

const isChoice = ({ type: kind }: HTMLInputElement): boolean => kind === 'checkbox' || kind === 'radio'

const isChanged = (field: HTMLInputElement): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.type !== 'file' && field.value !== field.defaultValue

/**
 * Tells React what was typed. Where it stands in the field already nothing is written: a word that the keyboard still composes would
 * be begun anew behind itself. Elsewhere it is written past React, which would take its own writing for no news.
 */
function type(field: HTMLInputElement, { value, selectionStart, selectionEnd }: Early): void {
  const stands = field.value === value
  if (!stands) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // A field that rewrites what is typed places the cursor itself.
  if (!stands && selectionStart !== null && field.value === value) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Of a group's choices the one that is made; what was taken back by now is none. */
function choose(field: HTMLInputElement, { checked }: Early): void {
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
  field.checked = field.defaultChecked
  field.click()
}
