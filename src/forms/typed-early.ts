/**
 * Takes over input from before hydration. On a page rendered at build, a person may type and press buttons before React is
 * there: the text is only in the DOM, and presses have no effect. When the app starts, this module replays all of it as if it
 * had just happened.
 */

declare global {
  interface Window {
    /** Aborts the inline script's listeners (page-script.ts); only on pages rendered at build. */
    earlyPresses?: AbortController
  }
  interface HTMLElement {
    /** Whether a person or an autofill has typed or chosen here; only on pages rendered at build. */
    isTyped?: boolean
  }
  interface HTMLInputElement {
    /** React's record of the field's last value: React ignores an event that does not change it. Internal, hence React's version is pinned. */
    readonly _valueTracker?: { setValue(value: string): void }
  }
}

/** The state of a field before hydration. */
type Early = Readonly<Pick<HTMLInputElement, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>>

/** What was typed and chosen, by field id; the id of the focused field; the submitted form; the pressed buttons. */
const noted = new Map<string, Early>()
let focused: string | null = null
let sent: HTMLFormElement | null = null
const pressed = new Set<HTMLElement>()

/** Notes a field's input; a field in its initial state has none. */
function note(field: HTMLInputElement): void {
  if (isChanged(field)) noted.set(field.id, earlyIn(field))
  else noted.delete(field.id)
}

/** Resets a field to its initial state: on a reload or going back, the browser restores old input, which may be somebody else's. */
function putBack(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected
  else if (isChoice(field)) field.checked = field.defaultChecked
  else if (isChanged(field)) field.value = field.defaultValue
}

/** Copies the state, as React may reset the field to the value that it last knew. */
const earlyIn = ({ value, checked, selectionStart, selectionEnd }: HTMLInputElement): Early => ({ value, checked, selectionStart, selectionEnd })

/** Notes all input on the page so far; to be called just before the app hydrates or replaces the page. */
export function recordEarlyInput(page: HTMLElement): void {
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

/** The events that make React hydrate their target synchronously, in the order of React's source, so that both texts compress together. */
export const hydratingEvents =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'
let unheard = new AbortController()

/**
 * Notes input in the page's fields and hides its events from React until the form takes over. Otherwise a key press would make React
 * hydrate the rest of the page in one task, and show the key only after that: 100 ms on a slow processor. No other listener below
 * the window gets these events either. To be called before React adds its listeners.
 */
export function hideInputFromReact(page: HTMLElement): void {
  unheard = new AbortController()
  const keep = (event: Event): void => {
    const { target } = event
    // Enter submits the form, so React has to get it and hydrate the form.
    if (!(target instanceof HTMLInputElement) || ('key' in event && event.key === 'Enter')) return
    focused = target.id
    if (event.type === 'input') {
      note(target)
      // Typing after the submit cancels it: what was submitted is not the final text.
      if (target.form === sent) sent = null
    }
    event.stopImmediatePropagation()
  }
  for (const kind of hydratingEvents.split(' ')) page.addEventListener(kind, keep, { capture: true, passive: true, signal: unheard.signal })
}

/**
 * Repeats the clicks on buttons that were pressed before the app was listening; if the page was replaced, on the buttons with the
 * same names. Forgets input that no form has taken over by then.
 * @param page null if another screen is shown instead
 */
export function repeatPresses(page: HTMLElement | null): void {
  forget()
  const buttons = [...(page?.querySelectorAll('button') ?? [])]
  for (const element of pressed) (buttons.find((button) => button === element) ?? buttons.find((button) => nameOf(button) === nameOf(element)))?.click()
  pressed.clear()
}

/**
 * Replays in a newly mounted form what was typed, chosen and submitted before. Must not be called while React renders or commits,
 * for example directly in an effect: React would reset the fields to the values that it last knew.
 */
export function replayEarlyInput(form: HTMLFormElement): void {
  unheard.abort()
  // All fields are read before the first is replayed: a form that reacts to one field may rewrite all of them.
  const fields = [...form.querySelectorAll('input')].map((field) => ({ field, early: isChanged(field) ? earlyIn(field) : noted.get(field.id) }))
  // For the same reason the focused field comes first: a rewrite would break a word that its keyboard is composing.
  const isInUse = (field: HTMLInputElement): number => Number(field === document.activeElement)
  for (const { field, early } of fields.toSorted((one, other) => isInUse(other.field) - isInUse(one.field))) {
    if (!isChoice(field)) field._valueTracker?.setValue(field.defaultValue)
    if (early !== undefined) (isChoice(field) ? choose : type)(field, early)
    // The focus is not taken away if the person has moved it elsewhere meanwhile.
    if (field.id === focused && document.activeElement === document.body) field.focus()
  }
  const isSent = sent !== null && firstFieldOf(sent) === firstFieldOf(form)
  forget()
  if (isSent) form.requestSubmit()
}

/** Forgets all input, so that a later form, perhaps somebody else's, does not get it. */
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
 * Tells React what was typed. A field that already has the text is not written to, as that would restart, and so double, a word that
 * the keyboard is composing. Other fields are written with the native setter: after its own setter, React would see no change.
 */
function type(field: HTMLInputElement, { value, selectionStart, selectionEnd }: Early): void {
  const stands = field.value === value
  if (!stands) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // A field that rewrites its text places the caret itself.
  if (!stands && selectionStart !== null && field.value === value) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Clicks a checkbox or radio button whose state was changed; of a radio group, only the chosen button. */
function choose(field: HTMLInputElement, { checked }: Early): void {
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
  field.checked = field.defaultChecked
  field.click()
}
