// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAppForm } from './app-form'
import { Form } from './form'
import { TextField } from './text-field'
import { hydratingEvents, recordEarlyInput, repeatPresses, hideInputFromReact } from './typed-early'

afterEach(cleanup)

function NameForm({ onSubmit }: { readonly onSubmit: (name: string) => void }) {
  const form = useAppForm({
    formId: 'name',
    defaultValues: { name: '' },
    onSubmit: ({ value }) => onSubmit(value.name),
  })
  return (
    <form.AppForm>
      <Form>
        <form.AppField name="name">{() => <TextField label="Name" />}</form.AppField>
        <label>
          <input type="checkbox" id="name-told" onChange={() => undefined} /> Told
        </label>
        <button type="button" onClick={() => onSubmit('pressed')}>
          Ask
        </button>
      </Form>
    </form.AppForm>
  )
}

/** The page rendered at build, with what a person did on it before the script had loaded. */
function renderedPage(): HTMLElement {
  const page = document.createElement('div')
  document.body.append(page)
  const first = render(<NameForm onSubmit={() => undefined} />)
  page.innerHTML = first.container.innerHTML
  first.unmount()
  return page
}

/** Records it as the page's own script does. */
function type(field: HTMLInputElement, value: string): void {
  field.value = value
  field.isTyped = true
}

function choose(choice: HTMLInputElement): void {
  choice.checked = true
  choice.isTyped = true
}

/** A form takes over early input as soon as React has finished rendering. */
const taken = (): Promise<void> => Promise.resolve()

describe('input before the app has started', () => {
  it('FAST-02 a form that was typed into and submitted is sent with that text once it is hydrated', async () => {
    const page = renderedPage()
    const form = page.querySelector('form')
    const field = page.querySelector('input')
    if (form === null || field === null) throw new Error('The page has no form')
    type(field, 'Zoya')
    form.dataset['pressed'] = ''
    recordEarlyInput(page)
    const sent = vi.fn<(name: string) => void>()
    render(<NameForm onSubmit={sent} />, { container: page, hydrate: true })
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Zoya'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Zoya')
  })

  it('FAST-02 REG-14 values that the browser has restored from an earlier visit are cleared', async () => {
    const page = renderedPage()
    const [field, choice] = [page.querySelector('input'), page.querySelector<HTMLInputElement>('[type=checkbox]')]
    if (field === null || choice === null) throw new Error('The page has no form')
    const list = document.createElement('select')
    list.innerHTML = '<option value="en" selected>English</option><option value="hi">हिंदी</option>'
    page.append(list)
    field.value = 'Zoya'
    choice.checked = true
    list.value = 'hi'
    recordEarlyInput(page)
    expect([field.value, choice.checked, list.value]).toEqual(['', false, 'en'])
    page.remove()
    render(<NameForm onSubmit={() => undefined} />)
    await taken()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Told').checked).toBe(false)
  })

  it('FAST-02 a focus that has moved on before hydration is not moved back', async () => {
    const page = renderedPage()
    const [field, next] = [page.querySelector('input'), page.querySelector('button')]
    field?.focus()
    recordEarlyInput(page)
    // A phone's keyboard moves the focus without a key event.
    next?.focus()
    render(<NameForm onSubmit={() => undefined} />, { container: page, hydrate: true })
    await taken()
    expect(document.activeElement).toBe(next)
    page.remove()
  })

  it('FAST-02 text typed on a page that is replaced is moved to the new form once, with the focus', async () => {
    const page = renderedPage()
    const field = page.querySelector('input')
    if (field === null) throw new Error('The page has no field')
    type(field, 'Zoya')
    field.focus()
    recordEarlyInput(page)
    page.remove()
    render(<NameForm onSubmit={() => undefined} />)
    await taken()
    const name = screen.getByLabelText<HTMLInputElement>('Name')
    expect(name.value).toBe('Zoya')
    expect(document.activeElement).toBe(name)
    cleanup()
    // A later form of the same name may belong to somebody else.
    render(<NameForm onSubmit={() => undefined} />)
    await taken()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  })

  it('FAST-02 an early press of a button is repeated once when the app can respond', () => {
    const page = renderedPage()
    const button = page.querySelector('button')
    if (button === null) throw new Error('The page has no button')
    button.dataset['pressed'] = ''
    recordEarlyInput(page)
    const heard = vi.fn<(name: string) => void>()
    render(<NameForm onSubmit={heard} />, { container: page, hydrate: true })
    repeatPresses(page)
    repeatPresses(page)
    expect(heard).toHaveBeenCalledExactlyOnceWith('pressed')
  })

  it('FAST-02 a choice, a press and a submit on a page that is replaced are repeated in the new form once', async () => {
    const page = renderedPage()
    const [form, field, choice, button] = [page.querySelector('form'), page.querySelector('input'), page.querySelector<HTMLInputElement>('[type=checkbox]'), page.querySelector('button')]
    if (form === null || field === null || choice === null || button === null) throw new Error('The page has no form')
    type(field, 'Zoya')
    choose(choice)
    form.dataset['pressed'] = ''
    button.dataset['pressed'] = ''
    recordEarlyInput(page)
    page.remove()
    const heard = vi.fn<(name: string) => void>()
    const { container } = render(<NameForm onSubmit={heard} />)
    await taken()
    repeatPresses(container)
    await waitFor(() => expect(heard.mock.calls.flat().toSorted()).toEqual(['Zoya', 'pressed']))
    expect(screen.getByLabelText<HTMLInputElement>('Told').checked).toBe(true)
    cleanup()
    const other = vi.fn<(name: string) => void>()
    repeatPresses(render(<NameForm onSubmit={other} />).container)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Told').checked).toBe(false))
    expect(other).not.toHaveBeenCalled()
  })

  it('FAST-02 text typed on a page that another screen replaces is not put into a form opened later', async () => {
    const page = renderedPage()
    const [form, field] = [page.querySelector('form'), page.querySelector('input')]
    if (form === null || field === null) throw new Error('The page has no form')
    type(field, 'Zoya')
    form.dataset['pressed'] = ''
    recordEarlyInput(page)
    page.remove()
    repeatPresses(render(<h1>Home</h1>).container)
    render(<NameForm onSubmit={() => undefined} />)
    await taken()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  })

  it('FAST-02 a checkbox that is unchecked again during hydration stays unchecked', async () => {
    const page = renderedPage()
    const choice = page.querySelector<HTMLInputElement>('[type=checkbox]')
    if (choice === null) throw new Error('The page has no choice')
    choose(choice)
    recordEarlyInput(page)
    hideInputFromReact(page)
    choice.click()
    render(<NameForm onSubmit={() => undefined} />, { container: page, hydrate: true })
    await taken()
    expect(screen.getByLabelText<HTMLInputElement>('Told').checked).toBe(false)
    page.remove()
  })

  it('FAST-02 an early press of a button is not repeated on a later screen', () => {
    const page = renderedPage()
    const button = page.querySelector('button')
    if (button === null) throw new Error('The page has no button')
    button.dataset['pressed'] = ''
    recordEarlyInput(page)
    page.remove()
    const heard = vi.fn<(name: string) => void>()
    const { container } = render(<NameForm onSubmit={heard} />)
    repeatPresses(null)
    repeatPresses(container)
    expect(heard).not.toHaveBeenCalled()
  })

  it('FAST-02 text typed during hydration is kept but not submitted, even after an earlier submit', async () => {
    const page = renderedPage()
    const [form, field] = [page.querySelector('form'), page.querySelector('input')]
    if (form === null || field === null) throw new Error('The page has no form')
    type(field, 'Zoya')
    form.dataset['pressed'] = ''
    recordEarlyInput(page)
    hideInputFromReact(page)
    field.value = 'Zoya K'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.value = ''
    const sent = vi.fn<(name: string) => void>()
    render(<NameForm onSubmit={sent} />, { container: page, hydrate: true })
    await taken()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Zoya K')
    expect(sent).not.toHaveBeenCalled()
    // From now on the app receives all events.
    fireEvent.change(field, { target: { value: 'Zoya Khan' } })
    fireEvent.submit(form)
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Zoya Khan'))
    page.remove()
  })

  it('FAST-02 the events hidden during hydration are the list in React’s own source', () => {
    expect(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')).toContain(`"${hydratingEvents}".split`)
  })
})
