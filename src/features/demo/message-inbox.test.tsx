// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { formIds } from '@/forms/form-ids'
import { useFillRequests, type FillValues } from '@/forms/fill-requests'
import { createPresenterService } from '../../../tests/support/presenter-service'
import { MessageInbox } from './message-inbox'

afterEach(cleanup)

function Form({ onFill }: { readonly onFill: (values: FillValues) => void }) {
  useFillRequests(formIds.verification, onFill)
  return null
}

async function open() {
  const service = createPresenterService()
  const filled: FillValues[] = []
  render(
    <>
      <Form onFill={(values) => filled.push(values)} />
      <MessageInbox service={service} />
    </>,
  )
  await screen.findByText('No messages yet. Codes arrive here when somebody registers.')
  return { service, filled }
}

describe('the inbox', () => {
  it('DEMO-01 lists the newest code first, and fills in the code whose button is pressed', async () => {
    const { service, filled } = await open()
    await act(async () => {
      service.receive({ channel: 'email', to: 'zoya@example.com', code: '1111' })
      service.receive({ code: '2222' })
    })
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => within(item).getByText(/^Your code is/).textContent)).toEqual([
      'Your code is 2222',
      'Your code is 1111',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Fill, Email to zoya@example.com' }))
    expect(filled).toEqual([{ emailOtp: '1111' }])
  })

  it('DEMO-01 fills in all valid codes at once, of two codes for one field the newer', async () => {
    const { service, filled } = await open()
    await act(async () => {
      service.receive({ code: '1111' })
      service.receive({ code: '2222' })
      service.receive({ channel: 'secondary', code: '3333' })
      service.receive({ channel: 'email', code: '4444', state: 'used' })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Fill all codes' }))
    expect(filled).toEqual([{ mobileOtp: '2222', secondarymobileOtp: '3333' }])
  })

  it('DEMO-01 shows a code as expired by the clock of the service', async () => {
    const { service } = await open()
    await act(async () => service.receive({}))
    expect(screen.queryByText('(Expired)')).toBeNull()
    await act(() => service.dispatch({ kind: 'move-clock', milliseconds: 600_000 }))
    expect(screen.getByText('(Expired)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Fill/ })).toBeNull()
  })

  it('DEMO-01 copies a code to the clipboard', async () => {
    const { service } = await open()
    userEvent.setup()
    await act(async () => service.receive({ code: '4821' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy, SMS to 9812345670' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('4821')
  })
})
