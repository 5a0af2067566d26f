import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { CaseLogScreen } from '@/features/case-log/case-log-screen'
import type { CaseLogPath } from '@/features/case-log/chosen-case'
import { openScreen, type Device } from './device-screen'
import { sources } from './sources'

/** The case log with its sample data, and what a person does there. */

export const settlement = 'Settlement of 9 November is short by ₹4,260'
export const campaign = 'Campaign “Diwali lamps” stopped although budget is left'
export const silent = 'TDS certificate for July to September'
export const silentId = 'CL-8E41A7C2'
export const silentAt = `?case=${silentId}`

export async function open(
  search = '',
  { path = '/caselog', cases = sources.cases, ...place }: { path?: CaseLogPath; cases?: typeof sources.cases; device?: Device; sellerId?: string } = {},
) {
  const opened = await openScreen(path, () => <CaseLogScreen path={path} cases={cases} />, { search, ...place })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

export const tab = (name: RegExp) => screen.getByRole('link', { name })
export const cases = () => within(screen.getByRole('navigation', { name: 'Cases' })).getAllByRole('link').slice(2)
export const caseLink = (subject: string) => screen.getByRole('link', { name: new RegExp(subject.slice(0, 20)) })
export const subjects = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
export const thread = () => screen.getByRole('log')
export const messages = () => within(thread()).queryAllByRole('listitem').filter(({ textContent }) => textContent !== 'New')
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
export const type = (element: HTMLElement, value: string): unknown => fireEvent.change(element, { target: { value } })

export async function send(text: string): Promise<void> {
  const before = messages().length
  type(box(), text)
  fireEvent.click(sendButton())
  await waitFor(() => expect(messages()).toHaveLength(before + 1))
  await waitFor(() => expect(box().value).toBe(''))
}

export function newCaseForm() {
  const dialog = screen.getByRole('dialog', { name: 'Create caselog' })
  const inside = within(dialog)
  return {
    inside,
    type: inside.getByLabelText<HTMLSelectElement>(/Case type/),
    subject: inside.getByLabelText<HTMLInputElement>(/Subject/),
    description: inside.getByLabelText<HTMLTextAreaElement>(/Description/),
    submit: inside.getByRole<HTMLButtonElement>('button', { name: 'Create' }),
    status: () => inside.getByText(/^(Still to fill in|Ready)/).textContent,
    async create() {
      fireEvent.click(inside.getByRole('button', { name: 'Create' }))
      await inside.findByRole('button', { busy: true })
    },
    async close() {
      fireEvent.click(inside.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  }
}

export function openNewCase() {
  fireEvent.click(screen.getByRole('button', { name: 'Create caselog' }))
  return newCaseForm()
}

export async function createCase(subject: string): Promise<void> {
  const form = openNewCase()
  type(form.type, 'Payment')
  type(form.subject, subject)
  type(form.description, 'Rows 7 and 31 are the same.')
  fireEvent.click(form.submit)
  await waitFor(() => expect(subjects()).toContain(subject))
}
