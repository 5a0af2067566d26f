// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useAppForm } from './app-form'
import { Form } from './form'
import { TextField } from './text-field'

afterEach(cleanup)

const onSubmit = vi.fn<(typed: unknown) => void>()

function ThreeFields({ emailSends = false }: { readonly emailSends?: boolean }) {
  const form = useAppForm({ formId: 'three', defaultValues: { name: '', email: '', city: '' }, onSubmit: ({ value }) => onSubmit(value) })
  return (
    <form.AppForm>
      <Form>
        <form.AppField name="name">{() => <TextField label="Name" enterKeyHint="next" />}</form.AppField>
        <label>
          <input type="checkbox" /> Told
        </label>
        <form.AppField name="email">{() => <TextField label="Email" enterKeyHint={emailSends ? 'go' : 'next'} />}</form.AppField>
        <form.AppField name="city">{() => <TextField label="City" enterKeyHint="done" />}</form.AppField>
        <button type="submit">Send</button>
      </Form>
    </form.AppForm>
  )
}

const field = (label: string): HTMLElement => screen.getByLabelText(label)

it('REG-01 LOGIN-01 Enter in a ‘next’ field focuses the next empty field, and submits once none is empty', async () => {
  const user = userEvent.setup()
  render(<ThreeFields />)
  await user.type(field('Email'), 'a@b.co')
  await user.type(field('Name'), 'Asha{Enter}')
  expect(document.activeElement).toBe(field('City'))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(field('City'), 'Pune')
  // Nothing is missing any more: Enter submits from any field, as on any keyboard.
  await user.type(field('Name'), ' K{Enter}')
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Asha K', email: 'a@b.co', city: 'Pune' })
})

it('REG-01 LOGIN-01 Enter in a ‘go’ field submits, even if later fields are empty', async () => {
  onSubmit.mockClear()
  const user = userEvent.setup()
  render(<ThreeFields emailSends />)
  await user.type(field('Email'), 'a@b.co{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('REG-01 LOGIN-01 Enter that confirms an input method’s word does not move the focus', () => {
  render(<ThreeFields />)
  field('Name').focus()
  expect([fireEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true }), document.activeElement]).toEqual([true, field('Name')])
})
