// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import type { Sentence } from '@/catalogues/catalogue'
import { useLanguage } from '@/catalogues/use-language'
import { stepRuleTexts } from '@/domain/steps/rule-texts'

import { speakOtherLanguage } from '../../tests/support/other-language'
import { useAppForm } from './app-form'
import { FileField } from './file-field'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const picture = new File(['x'.repeat(2345)], 'certificate.png', { type: 'image/png' })
const other = new File(['text'], 'letter.png', { type: 'image/png' })
const take = async (file: File) => (file.name === 'letter.png' ? () => stepRuleTexts.fileNotPicture : file)

const defaultValues: { certificate: File | null } = { certificate: null }

interface TestFieldProps {
  readonly look?: (file: File) => Promise<File | Sentence>
  readonly onTaken?: (file: File | null) => void
}

function TestField({ look = take, onTaken }: TestFieldProps) {
  useLanguage()
  const form = useAppForm({
    formId: 'gst',
    defaultValues,
    listeners: { onChange: ({ formApi }) => onTaken?.(formApi.state.values.certificate) },
  })
  return (
    <form.AppForm>
      <form.AppField name="certificate">
        {() => (
          <FileField
            label="GST certificate"
            hint="JPG or PNG, smaller than 5 MB"
            selectLabel="Select a picture"
            accept="image/png,image/jpeg"
            take={look}
          />
        )}
      </form.AppField>
    </form.AppForm>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('GST certificate', { selector: 'input' })

it('GST-02 an accepted file shows its name, size and a preview, which is revoked on unmount', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const { unmount } = render(<TestField />)
  await userEvent.upload(input(), picture)
  expect(await screen.findByText('certificate.png')).toBeTruthy()
  expect(screen.getByText('2 kB')).toBeTruthy()
  expect(document.querySelector('img')?.src).toBe('blob:preview')
  unmount()
  expect(revoke).toHaveBeenCalledWith('blob:preview')
})

it('GST-02 PWA-06 a picture that the browser has lost is reported as damaged until another one is selected', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:lost')
  render(<TestField />)
  const damaged = () => screen.queryByText('This picture is damaged. Select another one.')
  const show = async (file: File): Promise<void> => {
    await userEvent.upload(input(), file)
    await screen.findByText(file.name)
  }
  await show(picture)
  expect(damaged()).toBeNull()
  fireEvent.error(document.querySelector('img') ?? document.body)
  expect(damaged()).not.toBeNull()
  expect(document.querySelector('img')).toBeNull()
  await show(new File(['y'], 'again.png', { type: 'image/png' }))
  expect(damaged()).toBeNull()
  expect(document.querySelector('img')).not.toBeNull()
})

it('GST-02 a rejected file shows the reason, and the file selected before it stays', async () => {
  render(<TestField />)
  await userEvent.upload(input(), picture)
  await screen.findByText('certificate.png')
  await userEvent.upload(input(), other)
  await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'))
  const described = input().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'JPG or PNG, smaller than 5 MB',
    'Error: Select a JPG or PNG picture. This file is something else.',
  ])
  expect(screen.getByText('certificate.png')).toBeTruthy()
})

it('GST-02 LANG-03 the reason for a rejected file, and its announcement, follow a change of the language', async () => {
  render(<TestField />)
  await userEvent.upload(input(), other)
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Error: Select a JPG or PNG/))
  speakOtherLanguage({ 'domain/steps/rules': { fileNotPicture: 'no picture' }, forms: { errorPrefix: 'Oh: ' } })
  expect(screen.getByRole('status').textContent).toBe('Oh: no picture')
  const described = input().getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toContain('Oh: no picture')
})

it('GST-02 removing the file moves the focus back to the button', async () => {
  const onTaken = vi.fn()
  render(<TestField onTaken={onTaken} />)
  await userEvent.upload(input(), picture)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove certificate.png' }))
  expect(screen.queryByText('certificate.png')).toBeNull()
  expect(onTaken.mock.calls).toEqual([[picture], [null]])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select a picture GST certificate' }))
})

it('GST-02 a slow check of an older file does not replace a newer selection', async () => {
  const answers = new Map<string, (taken: File | Sentence) => void>()
  render(<TestField look={(file) => new Promise((resolve) => answers.set(file.name, resolve))} />)
  await userEvent.upload(input(), other)
  await userEvent.upload(input(), picture)
  answers.get('certificate.png')?.(picture)
  await screen.findByText('certificate.png')
  await act(async () => answers.get('letter.png')?.(() => stepRuleTexts.fileNotPicture))
  expect(input().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('certificate.png')).toBeTruthy()
})
