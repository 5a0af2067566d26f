// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComponentProps } from 'react'
import { useAppForm } from './app-form'
import { CoveredField } from './covered-field'

const whole = '12345678907890'
const covered = '••••••••••7890'

interface AccountProps extends Pick<ComponentProps<typeof CoveredField>, 'offer'> {
  readonly number: string
}

function Account({ number, ...offered }: AccountProps) {
  const form = useAppForm({ formId: 'bank', defaultValues: { account: number } })
  return (
    <form.AppForm>
      <form.AppField name="account">{() => <CoveredField label="Account number" {...offered} />}</form.AppField>
      <button type="button" onClick={() => form.setFieldValue('account', whole)}>
        From another tab
      </button>
    </form.AppForm>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Account number')
const show = () => screen.queryByRole('button', { name: 'Show' })

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a covered number', () => {
  it('ONB-08 S26 is covered and read-only when its screen is opened again, and shown at a press', () => {
    const { container } = render(<Account number={whole} />)
    expect(field().value).toBe(covered)
    expect(field().readOnly).toBe(true)
    expect(container.innerHTML).not.toContain(whole)
    fireEvent.click(screen.getByRole('button', { name: 'Show', description: 'Account number' }))
    expect(field().value).toBe(whole)
    expect(document.activeElement).toBe(field())
    expect(show()).toBeNull()
  })

  it('ONB-08 S26 is visible while it is typed, but covered in print', () => {
    const { container } = render(<Account number="" />)
    fireEvent.change(field(), { target: { value: whole } })
    fireEvent.blur(field())
    expect(field().value).toBe(whole)
    expect(container.querySelector('.print\\:block')?.textContent).toBe(covered)
    expect(field().closest('.print\\:hidden')).not.toBeNull()
  })

  it('ONB-08 S26 is covered if it comes from another tab', () => {
    render(<Account number="" />)
    fireEvent.click(screen.getByRole('button', { name: 'From another tab' }))
    expect(field().value).toBe(covered)
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    fireEvent.change(field(), { target: { value: `${whole}1` } })
    expect(field().value).toBe(`${whole}1`)
  })

  it('ONB-08 S26 is covered once the page was hidden for 60 s, even if its timers were suspended', () => {
    render(<Account number="" />)
    fireEvent.change(field(), { target: { value: whole } })
    become('hidden')
    act(() => void vi.advanceTimersByTime(59_999))
    become('visible')
    expect(field().value).toBe(whole)
    become('hidden')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(field().value).toBe(covered)

    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    become('hidden')
    vi.setSystemTime(Date.now() + 60_000)
    become('visible')
    expect(field().value).toBe(covered)
  })

  it('ONB-08 S26 is covered in the first offer and after 60 s hidden, but visible in a new offer', () => {
    const offered = (value: string) => <Account number="" offer={{ label: (text) => `Use ${text}`, value }} />
    const { rerender } = render(offered(whole))
    const offer = (text: string) => screen.queryByRole('button', { name: `Use ${text}` })
    expect(offer(covered)).not.toBeNull()
    rerender(offered('98765432105678'))
    expect(offer('98765432105678')).not.toBeNull()
    become('hidden')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(offer('••••••••••5678')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Use/ }))
    expect(field().value).toBe('98765432105678')
  })

  it('ONB-08 is covered completely if it is short', () => {
    render(<Account number="1234567" />)
    expect(field().value).toBe('•••••••')
  })
})
