// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { samples } from '@/resources/samples'
import { session } from '@/session/browser-session'
import { box, campaign, caseLink, messages, open, send, sendButton, settlement, silent, silentAt, subjects, tab, thread, type } from '../../../tests/support/case-log-on-screen'
import { breakStore } from '../../../tests/support/device-screen'
import { askToRestore } from '../../../tests/support/sample-word'
import { caseLogCollection, readMark } from './case-log-entry'
import { sampleCase, support } from './sample-case'

afterEach(() => {
  cleanup()
  session.clear()
  vi.useRealTimers()
})

const days = () => within(thread()).getAllByRole('heading', { level: 3 }).map((day) => day.textContent)

/** What the screen observes with an IntersectionObserver, and how a test reports it as visible. */
function watchSight() {
  const watched: Element[] = []
  let tell: (seen: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: typeof tell) {
        tell = onSeen
      }
      observe = (element: Element) => watched.push(element)
      disconnect = () => undefined
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return { watched, see: (target: Element) => tell([{ isIntersecting: true, target }]) }
}

describe('a message that is left before it is stored', () => {
  it('CASE-02 is there as typed last when the case log is opened again at once', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When')
    await open(silentAt, { device })
    expect(box().value).toBe('When')
    type(box(), 'When does it come?')
    await open(silentAt, { device })
    expect(box().value).toBe('When does it come?')
  })
})

describe('a thread', () => {
  it('CASE-02 shows text, sender and time of each message, grouped by day', async () => {
    vi.setSystemTime(new Date('2026-11-09T00:05+05:30'))
    const { device } = await open('?case=CL-D3609F58')
    expect(days()).toEqual(['5\u00a0Nov 2026', '6\u00a0Nov 2026', 'Yesterday'])
    expect(messages()).toHaveLength(5)
    const second = messages()[1]?.textContent
    expect(second).toContain('Support')
    expect(second).toContain('The campaign stopped because the product in it was out of stock')
    expect(second).toContain('10:30\u00a0am')
    expect(messages().at(-1)?.textContent).toContain('You')
    await send('Good night')
    expect(days().at(-1)).toBe('Today')
    expect(messages().at(-1)?.textContent).toContain('12:05\u00a0am')
    vi.setSystemTime(new Date('2026-11-10T08:00+05:30'))
    await open('?case=CL-D3609F58', { device })
    expect(days().at(-1)).toBe('Yesterday')
  })

  it('CASE-02 a long thread shows its last 50 messages or all unread ones, and 50 earlier ones on each press', async () => {
    const lines = Array.from({ length: 130 }, (_, number) => support('2026-11-01T10:00', `Line ${number + 1}`))
    const [read, unread] = ['CL-READ', 'CL-UNREAD']
    const about = { type: 'TDS', status: 'pending', opened: '2026-11-01T09:00', lines } as const
    const long = samples(() => Promise.resolve(() => [sampleCase({ id: read, subject: read, ...about }), sampleCase({ id: unread, subject: unread, ...about, unread: 70 })]))
    await long.prepare()
    const first = (): string | undefined => messages()[0]?.textContent
    const { router } = await open(`?case=${read}`, { cases: long })
    expect([messages().length, first()]).toEqual([50, expect.stringMatching(/Line 81$/)])
    await send('And now?')
    expect(first()).toMatch(/Line 81$/)
    fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }))
    expect([messages().length, first()]).toEqual([101, expect.stringMatching(/Line 31$/)])
    // A screen reader should announce each new message, but not fifty old ones.
    expect(thread().getAttribute('aria-live')).toBe('off')
    await send('Hello?')
    expect(thread().getAttribute('aria-live')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }))
    expect([messages().length, first()]).toEqual([132, expect.stringMatching(/Line 1$/)])
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
    expect(document.activeElement).toBe(thread())
    act(() => router.history.push(`/caselog?case=${unread}`))
    await waitFor(() => expect(subjects()).toEqual([unread]))
    expect([messages().length, first()]).toEqual([70, expect.stringMatching(/Line 61$/)])
  })

  it('CASE-02 messages that another tab has read are not counted as new again', async () => {
    const { watched, see } = watchSight()
    const { device } = await open('?case=CL-5B90C2E7')
    const [first, last] = [watched[0], watched.at(-1)]
    if (!(first instanceof HTMLElement && last instanceof HTMLElement)) throw new Error('Nothing is unread')
    expect(caseLink(settlement).textContent).toMatch(/\d new messages/)
    await device.samples.put('S1', caseLogCollection, readMark({ caseId: 'CL-5B90C2E7', upTo: last.dataset['unread'] ?? '' }))
    await waitFor(() => expect(caseLink(settlement).textContent).not.toMatch(/new message/))
    see(first)
    await send('Thank you')
    expect(caseLink(settlement).textContent).not.toMatch(/new message/)
  })

  it('SAMPLE-01 CASE-02 unread messages on screen do not undo the notice that the samples are restored', async () => {
    const { watched, see } = watchSight()
    const seeLast = () => act(() => see(watched.at(-1) ?? expect.fail('Nothing is unread')))
    const { device } = await open('?case=CL-5B90C2E7')
    const marks = () => device.sampleDatabase.changes.count()
    seeLast()
    await waitFor(async () => expect(await marks()).toBe(1))
    watched.length = 0
    const dialog = await askToRestore()
    await waitFor(() => expect(watched).not.toEqual([]))
    seeLast()
    await waitFor(async () => expect(await marks()).toBe(1))
    await waitFor(() => expect(caseLink(settlement).textContent).not.toMatch(/new message/))
    expect(dialog.getByText('The samples are back as they were.')).toBe(document.activeElement)
    expect(dialog.queryByRole('button', { name: 'Restore the samples' })).toBeNull()
  })

  it('CASE-02 a message needs some text to be sent', async () => {
    await open(silentAt)
    expect(thread().textContent).toBe('No messages yet.')
    expect(sendButton().disabled).toBe(true)
    type(box(), ' \n ')
    expect(sendButton().disabled).toBe(true)
    await send('First')
    await send('Second')
    expect(messages().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/First$/), expect.stringMatching(/Second$/)])
    expect(messages()[0]?.textContent).toContain('On this device')
    expect(screen.getByText('What you write stays on this device.')).toBeDefined()
  })

  it('CASE-02 an unsent message is kept for each case, and removed once it is sent', async () => {
    const { device } = await open('?case=CL-D3609F58')
    type(box(), 'Not done yet')
    await open('', { device })
    await waitFor(() => expect(caseLink(campaign).textContent).toContain('Draft'))
    fireEvent.click(caseLink(silent))
    await waitFor(() => expect(subjects()).toEqual([silent]))
    expect(box().value).toBe('')
    fireEvent.click(caseLink(campaign))
    await waitFor(() => expect(subjects()).toEqual([campaign]))
    expect(box().value).toBe('Not done yet')
    fireEvent.click(sendButton())
    await waitFor(() => expect(messages().at(-1)?.textContent).toContain('Not done yet'))
    await waitFor(() => expect(caseLink(campaign).textContent).not.toContain('Draft'))
  })

  it.each([
    ['full', 'This was not saved. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.'],
    ['closed', 'This was not saved. The browser has closed this device’s storage. We are opening it again; if that takes long, close the app and open it again. Then try again.'],
  ] as const)('CASE-02 SAMPLE-01 with the store %s a message is not reported as sent, and stays in the box', async (kind, words) => {
    await open(silentAt)
    const mend = breakStore(kind)
    type(box(), 'Do not lose me')
    fireEvent.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(box().value).toBe('Do not lose me')
    expect(messages()).toEqual([])
    mend()
    fireEvent.click(sendButton())
    await waitFor(() => expect(messages()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('CASE-02 a resolved case can only be read, and says so', async () => {
    await open('?case=CL-F42C6D85')
    expect(tab(/^Resolved/).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText(/^This case is resolved, so it is for reading only\./)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })
})
