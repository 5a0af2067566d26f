// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { useAppForm } from './app-form'

function Trial() {
  const form = useAppForm({
    formId: 'login',
    defaultValues: { identifier: '', password: '', phone: '', notify: false, answer: 'No' },
  })
  return (
    <form.AppForm>
      <form.ErrorSummary />
      <form.Form>
        <form.AppField name="identifier">{(field) => <field.TextField label="Email or mobile" />}</form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Password" autoComplete="current-password" />}
        </form.AppField>
        <form.AppField name="phone">{(field) => <field.PhoneField label="Phone" />}</form.AppField>
        <form.AppField name="notify">{(field) => <field.CheckboxField label="Notify" />}</form.AppField>
        <form.AppField name="answer">
          {(field) => (
            <field.RadioGroupField
              label="Two-way"
              choices={[
                { value: 'Yes', label: 'Yes' },
                { value: 'No', label: 'No' },
              ]}
            />
          )}
        </form.AppField>
        <form.SubmitButton>Continue</form.SubmitButton>
        <form.Subscribe selector={(state) => state.values}>
          {(values) => <output>{JSON.stringify(values)}</output>}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}

it('LOGIN-01 what was entered before the script had started is kept', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Trial />)
  expect(page.querySelector('[data-slot="button"]')?.getAttribute('type')).toBe('button')
  const set = (id: string, value: string) => {
    const element = document.getElementById(id)
    if (!(element instanceof HTMLInputElement)) throw new Error(id)
    element.value = value
  }
  set('login-identifier', 'asha@example.com')
  set('login-password', 'secret-7')
  set('login-phone', '+91 98765 43210')
  screen.getByLabelText('Notify').click()
  screen.getByLabelText('Yes').click()

  const root = await act(async () => hydrateRoot(page, <Trial />))

  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    identifier: 'asha@example.com',
    password: 'secret-7',
    phone: '9876543210',
    notify: true,
    answer: 'Yes',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Email or mobile').value).toBe('asha@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('9876543210')
  expect(screen.getByLabelText<HTMLInputElement>('Yes').checked).toBe(true)
  expect(page.querySelector('[data-slot="button"]')?.getAttribute('type')).toBe('submit')
  act(() => root.unmount())
})
