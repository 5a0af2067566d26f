// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { callEntry, createPresenterService, eventEntry } from '../../../../tests/support/presenter-service'
import { LogSection } from './log-section'

afterEach(cleanup)

const key = '0f9d2c11-aaaa-bbbb-cccc-1234567890ab'

async function open() {
  const service = createPresenterService()
  render(<LogSection service={service} />)
  await screen.findByText('Nothing has been called yet.')
  await act(async () => {
    service.record(callEntry({ id: 'one' }))
    service.record(callEntry({ id: 'two', endpoint: 'step3', key, interference: 'answer-lost', end: { kind: 'unanswered', milliseconds: 15_000 } }))
    service.record(eventEntry({ id: 'three' }))
  })
  await screen.findByText('3 of 3')
  return service
}

const rows = (): (string | null)[] => screen.getAllByRole('listitem').map((row) => row.textContent)

describe('the log', () => {
  it('DEMO-04 lists the newest first, with time, call, status, duration, key and interference', async () => {
    await open()
    const [event, lost, good] = rows()
    expect(event).toBe('checkSellerDuplicate12:00:00\u00a0pmTo the service')
    expect(lost).toBe('/api/seller/step312:00:00\u00a0pmNo answer15.0 sKey 0f9d2c11…Answer lost on purpose')
    expect(good).toBe('/api/seller/login12:00:00\u00a0pm20012 ms')
  })

  it('DEMO-03 names each interference of the presenter, and shows none where there was none', async () => {
    const service = createPresenterService()
    render(<LogSection service={service} />)
    const done = [null, '401', '409', '422', '429', '500', 'time-out', 'slowed', 'lost', 'offline'] as const
    await act(async () => done.forEach((interference, number) => service.record(callEntry({ id: String(number), interference }))))
    await screen.findByText('10 of 10')
    expect(rows().map((row) => row?.split('12 ms')[1]).toReversed()).toEqual([
      '',
      'Failed with 401 on purpose',
      'Failed with 409 on purpose',
      'Failed with 422 on purpose',
      'Failed with 429 on purpose',
      'Failed with 500 on purpose',
      'Left unanswered on purpose',
      'Slowed on purpose',
      'Lost on its way on purpose',
      'No network',
    ])
  })

  it('DEMO-04 copies the entries that the filter shows, as JSON', async () => {
    userEvent.setup()
    await open()
    await userEvent.type(screen.getByLabelText('Find'), 'lost on purpose')
    await screen.findByText('1 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Copy as JSON' }))
    await screen.findByText('Copied')
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject([{ id: 'two', key }])
  })

  it('DEMO-04 shows one kind alone, and says when nothing fits the filter', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Socket events')
    await screen.findByText('1 of 3')
    expect(rows()).toHaveLength(1)
    await userEvent.type(screen.getByLabelText('Find'), 'login')
    expect(await screen.findByText('Nothing fits the filter.')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await screen.findByText('1 of 3')
    expect(rows()).toHaveLength(1)
  })

  it("DEMO-04 an open entry shows request and answer, and a running call's answer once it arrives", async () => {
    const service = createPresenterService()
    render(<LogSection service={service} />)
    await act(async () => service.record(callEntry({ end: { kind: 'running' } })))
    const summary = await screen.findByText('/api/seller/login')
    expect(screen.queryByText(/meera@example.com/)).toBeNull()
    await userEvent.click(summary)
    expect(await screen.findByText(/meera@example.com/)).toBeTruthy()
    expect(screen.queryByText('Answer')).toBeNull()
    await act(async () => service.record(callEntry()))
    expect(await screen.findByText(/"sellerId": "seller-1"/)).toBeTruthy()
  })

  it("DEMO-04 is emptied by 'Clear'", async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Nothing has been called yet.')).toBeTruthy()
    expect(screen.getByText('0 of 0')).toBeTruthy()
  })
})
