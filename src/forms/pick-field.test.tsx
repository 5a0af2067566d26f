// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useAppForm } from './app-form'
import { PickField } from './pick-field'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Picture {
  readonly name: string
}

const defaultValues: { picture: Picture | null } = { picture: null }
const take = vi.fn(async (file: File, _isPhoto: boolean) => ({ kind: 'held', held: { name: file.name } }) as const)

function TestField() {
  const form = useAppForm({ formId: 'signature', defaultValues })
  return (
    <form.AppForm>
      <form.AppField name="picture">
        {() => <PickField<Picture> camera label="Signature" selectLabel="Select a picture" accept="image/png" take={take} nameOf={({ name }) => name} Shown={({ held }) => held.name} />}
      </form.AppField>
    </form.AppForm>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Signature', { selector: 'input' })

it.each<[string, () => unknown]>([
  ['was left', () => fireEvent(input(), new Event('cancel', { bubbles: true }))],
  ['has taken a photo', () => userEvent.upload(input(), new File(['x'], 'photo.png', { type: 'image/png' }))],
])('SIGN-01 the field’s label opens the file picker, not the camera, once the camera %s', async (_, end) => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation(() => matchMedia.call(window, 'all'))
  render(<TestField />)
  await userEvent.click(screen.getByRole('button', { name: 'Take a photo' }))
  expect(input().getAttribute('capture')).toBe('environment')
  await end()
  expect(input().hasAttribute('capture')).toBe(false)
  await userEvent.upload(input(), new File(['y'], 'scan.png', { type: 'image/png' }))
  await screen.findByText('scan.png')
  expect(take.mock.lastCall?.[1]).toBe(false)
})
