// @vitest-environment happy-dom
import { revalidateLogic } from '@tanstack/react-form'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { z } from '@/contract/schema'

import { useAppForm } from './app-form'
import { CheckboxField } from './checkbox-field'
import { CodeField } from './code-field'
import { ErrorSummary } from './error-summary'
import { Form } from './form'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { RadioGroupField } from './radio-group-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

// The order of the rules and of the values differs from that of the fields on purpose.
const schema = z.object({
  notify: z.boolean(),
  answer: z.string().check(z.minLength(1, { error: 'Please select an option' })),
  code: z.string().check(z.regex(/^\d{4}$/, { error: 'OTP must be exactly 4 digits' })),
  password: z.string().check(z.minLength(7, { error: 'Password must be at least 7 characters' })),
  phone: z.string().check(z.regex(/^\d{10}$/, { error: 'Enter a valid 10-digit mobile number' })),
  name: z.string().check(z.minLength(1, { error: 'First Name is required' })),
})

interface TestFormProps {
  readonly onSubmit?: (value: z.infer<typeof schema>) => Promise<void>
  readonly advice?: string | null
  /** Leaves out the first field. */
  readonly nameless?: boolean
}

function TestForm({ onSubmit, advice, nameless = false }: TestFormProps) {
  const form = useAppForm({
    formId: 'test-form',
    defaultValues: { notify: false, answer: '', code: '', password: '', phone: '', name: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => onSubmit?.(value),
  })
  return (
    <form.AppForm>
      <ErrorSummary />
      <h1>Test form</h1>
      <Form>
        {!nameless && (
          <form.AppField name="name">
            {() => (
              <TextField
                label="First name"
                hint="As on your PAN"
                {...(advice === undefined ? {} : { advice })}
                status={{ tone: 'good', text: 'Free' }}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="phone">{() => <PhoneField label="Phone" />}</form.AppField>
        <form.AppField name="password">
          {() => <PasswordField label="Password" autoComplete="current-password" />}
        </form.AppField>
        <form.AppField name="code">{() => <CodeField label="Email code" length={4} />}</form.AppField>
        <form.AppField name="answer">
          {() => (
            <RadioGroupField
              label="Two-way authentication"
              choices={[
                { value: 'Yes', label: 'Yes' },
                { value: 'No', label: 'No' },
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="notify">{() => <CheckboxField label="Tell me on WhatsApp" />}</form.AppField>
        <SubmitButton>Get Started</SubmitButton>
      </Form>
    </form.AppForm>
  )
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Get Started' }))
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Asha')
  await userEvent.type(screen.getByLabelText('Phone'), '9876543210')
  await userEvent.type(screen.getByLabelText('Password'), 'secret-7')
  await userEvent.type(screen.getByLabelText('Email code'), '4821')
  await userEvent.click(screen.getByLabelText('No'))
}

beforeEach(() => {
  document.title = 'Test form – Seller Portal'
})
afterEach(cleanup)

it('REG-04 characters that are not digits are removed from a phone number as it is typed', async () => {
  render(<TestForm />)
  await userEvent.type(screen.getByLabelText('Phone'), '98-7a6')
  expect(valueOf('Phone')).toBe('9876')
})

it('REG-04 a pasted phone number loses its country code, and one that is too long is not cut', async () => {
  render(<TestForm />)
  await userEvent.click(screen.getByLabelText('Phone'))
  await userEvent.paste('+91 98765-43210')
  expect(valueOf('Phone')).toBe('9876543210')
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.paste('98765 43210 12')
  expect(valueOf('Phone')).toBe('987654321012')
})

it('REG-04 the caret stays in place when a typed letter is removed', async () => {
  render(<TestForm />)
  const phone = screen.getByLabelText<HTMLInputElement>('Phone')
  await userEvent.type(phone, '9876543210')
  await userEvent.type(phone, 'x', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  await waitFor(() => expect(phone.selectionStart).toBe(4))
  expect(phone.value).toBe('9876543210')
})

it('OTP-07 a code field accepts pasted text, removes letters and asks for digits', async () => {
  render(<TestForm />)
  const code = screen.getByLabelText<HTMLInputElement>('Email code')
  await userEvent.type(code, 'a4b8')
  expect(code.value).toBe('48')
  await userEvent.clear(code)
  await userEvent.paste(' 48-21 ')
  expect(code.value).toBe('4821')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(code.inputMode).toBe('numeric')
})

it('LOGIN-02 S24 a password field keeps a long pasted text with its blanks, and names its autocomplete type', async () => {
  render(<TestForm />)
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  const long = ` ${'lantern 77 '.repeat(6)}`
  await userEvent.click(password)
  await userEvent.paste(long)
  expect(password.value).toBe(long)
  expect(password.getAttribute('autocomplete')).toBe('current-password')
})

it('LOGIN-02 a named toggle shows and hides the password, and a submit hides it again', async () => {
  render(<TestForm />)
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(password.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await press()
  expect(password.type).toBe('password')
})

it('REG-02 errors appear only after the first submit, and describe their fields', async () => {
  render(<TestForm />)
  await userEvent.type(screen.getByLabelText('First name'), 'A')
  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.tab()
  expect(screen.queryByText('First Name is required')).toBeNull()

  await press()
  const name = screen.getByLabelText('First name')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  const parts = name.getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(parts).toEqual(['As on your PAN', 'Error: First Name is required', 'Free'])
  const group = screen.getByRole('group', { name: 'Two-way authentication' })
  const description = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Error: Please select an option')
})

it('REG-02 after a failed submit a field is validated again on every change', async () => {
  render(<TestForm />)
  await press()
  const name = screen.getByLabelText('First name')
  await userEvent.type(name, 'A')
  expect(name.getAttribute('aria-invalid')).toBeNull()
  await userEvent.clear(name)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

it('REG-02 the summary takes the focus and lists the errors in the order of the page', async () => {
  // The first field is rendered last, like fields that depend on an answer.
  const { rerender } = render(<TestForm nameless />)
  rerender(<TestForm />)
  await press()
  const summary = screen.getByRole('alert')
  expect(summary.querySelector('h2')?.textContent).toBe('There is a problem')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'First Name is required',
    'Enter a valid 10-digit mobile number',
    'Password must be at least 7 characters',
    'OTP must be exactly 4 digits',
    'Please select an option',
  ])
  expect(summary.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it('REG-02 the errors of the first submit appear in one render', async () => {
  let renderings = 0
  const count = (): void => {
    renderings += 1
  }
  render(
    <Profiler id="form" onRender={count}>
      <TestForm />
    </Profiler>,
  )
  renderings = 0
  await press()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(renderings).toBe(1)
})

it('REG-02 each link of the summary focuses its field, or the first choice of a group', async () => {
  render(<TestForm />)
  await press()
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid 10-digit mobile number' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  await userEvent.click(screen.getByRole('link', { name: 'Please select an option' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Yes'))
  expect(location.hash).toBe('')
})

it('REG-02 typing does not move the focus, a second failed submit does', async () => {
  render(<TestForm />)
  await press()
  const name = screen.getByLabelText('First name')
  await userEvent.type(name, 'Asha')
  await userEvent.clear(name)
  expect(document.activeElement).toBe(name)
  await press()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})

it('REG-02 the document title begins with Error as long as there is an error', async () => {
  render(<TestForm />)
  await press()
  await waitFor(() => expect(document.title).toBe('Error: Test form – Seller Portal'))
  await fillIn()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('Test form – Seller Portal')
})

it('REG-02 leaving a screen with errors restores the document title', async () => {
  const { unmount } = render(<TestForm />)
  await press()
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  unmount()
  expect(document.title).toBe('Test form – Seller Portal')
})

it('REG-12 a form that is submitted again while sending is sent once, and shows that it is sending', async () => {
  let finish = (): void => undefined
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<TestForm onSubmit={send} />)
  await fillIn()
  const button = screen.getByRole('button', { name: 'Get Started' })
  await userEvent.dblClick(button)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('button', { name: 'Sending…' })).toBe(button)
  await userEvent.type(screen.getByLabelText('First name'), '{Enter}')
  button.closest('form')?.requestSubmit()
  finish()
  await screen.findByRole('button', { name: 'Get Started' })
  expect(send).toHaveBeenCalledTimes(1)
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('GST-04 advice is announced politely and does not block', async () => {
  const send = vi.fn(async () => undefined)
  const { rerender } = render(<TestForm onSubmit={send} advice={null} />)
  const region = screen.getByLabelText('First name').closest('[data-slot="field"]')?.querySelector('#test-form-name-advice')
  expect(region?.getAttribute('role')).toBe('status')
  expect(region?.textContent).toBe('')
  rerender(<TestForm onSubmit={send} advice="This does not look like a name." />)
  expect(region?.textContent).toBe('This does not look like a name.')
  await fillIn()
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})
