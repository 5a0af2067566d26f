// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { samples } from '@/resources/samples'
import { session } from '@/session/browser-session'
import { breakStore, nothingStored, openScreen, putStoreOutOfReach, refuseStorage, type Device } from '../../../tests/support/device-screen'
import { sources } from '../../../tests/support/sources'
import { askToRestore, explainedSample, restoreSamples, seesThatSamplesChanged } from '../../../tests/support/sample-word'
import { messageDraft, newCaseDraft, caseLogCollection, readMark } from './case-log-entry'
import type { CaseLogPath } from './chosen-case'
import { CaseLogScreen } from './case-log-screen'
import { sampleCase, support } from './sample-case'

afterEach(() => {
  cleanup()
  session.clear()
  vi.useRealTimers()
})

const settlement = 'Settlement of 9 November is short by ₹4,260'
const campaign = 'Campaign “Diwali lamps” stopped although budget is left'
const silent = 'TDS certificate for July to September'
const silentAt = '?case=CL-8E41A7C2'

async function open(
  search = '',
  { path = '/caselog', cases = sources.cases, ...place }: { path?: CaseLogPath; cases?: typeof sources.cases; device?: Device; sellerId?: string } = {},
) {
  const opened = await openScreen(path, () => <CaseLogScreen path={path} cases={cases} />, { search, ...place })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const tab = (name: RegExp) => screen.getByRole('link', { name })
const cases = () => within(screen.getByRole('navigation', { name: 'Cases' })).getAllByRole('link').slice(2)
const caseLink = (subject: string) => screen.getByRole('link', { name: new RegExp(subject.slice(0, 20)) })
const subjects = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const thread = () => screen.getByRole('log')
const messages = () => within(thread()).queryAllByRole('listitem').filter(({ textContent }) => textContent !== 'New')
const days = () => within(thread()).getAllByRole('heading', { level: 3 }).map((day) => day.textContent)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const type = (element: HTMLElement, value: string): unknown => fireEvent.change(element, { target: { value } })

async function send(text: string): Promise<void> {
  const before = messages().length
  type(box(), text)
  fireEvent.click(sendButton())
  await waitFor(() => expect(messages()).toHaveLength(before + 1))
  await waitFor(() => expect(box().value).toBe(''))
}

function newCaseForm() {
  const dialog = screen.getByRole('dialog', { name: 'Create caselog' })
  const inside = within(dialog)
  return {
    inside,
    type: inside.getByLabelText<HTMLSelectElement>(/Case type/),
    subject: inside.getByLabelText<HTMLInputElement>(/Subject/),
    description: inside.getByLabelText<HTMLTextAreaElement>(/Description/),
    submit: inside.getByRole<HTMLButtonElement>('button', { name: 'Create' }),
    status: () => inside.getByText(/^(Still to fill in|Ready)/).textContent,
  }
}

function openNewCase() {
  fireEvent.click(screen.getByRole('button', { name: 'Create caselog' }))
  return newCaseForm()
}

async function createCase(subject: string): Promise<void> {
  const form = openNewCase()
  type(form.type, 'Payment')
  type(form.subject, subject)
  type(form.description, 'Rows 7 and 31 are the same.')
  fireEvent.click(form.submit)
  await waitFor(() => expect(subjects()).toContain(subject))
}

describe('a message that is left before it is kept', () => {
  it('CASE-02 is there as it was typed last when the case log is opened again at once', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When')
    await open(silentAt, { device })
    expect(box().value).toBe('When')
    type(box(), 'When does it come?')
    await open(silentAt, { device })
    expect(box().value).toBe('When does it come?')
  })
})

describe('what a full device does not keep', () => {
  const notKept = 'This device does not let us keep what you type. It is lost if you leave this page.'

  it('PWA-06 CASE-02 is told of and tried again after another case was looked at', async () => {
    const { device } = await open(silentAt)
    const mend = breakStore('full')
    // A screen reader is told by one that was there before.
    const status = screen.getAllByRole('status')
    type(box(), 'Not kept')
    expect(status).toContain(await screen.findByText(notKept))
    for (const subject of [campaign, silent]) {
      fireEvent.click(caseLink(subject))
      await waitFor(() => expect(subjects()).toEqual([subject]))
    }
    expect(box().value).toBe('Not kept')
    await screen.findByText(notKept)
    mend()
    await waitFor(() => expect(screen.queryByText(notKept)).toBeNull(), { timeout: 5000 })
    expect((await device.samples.read('S1', caseLogCollection, 'draft CL-8E41A7C2'))?.value).toMatchObject({ text: 'Not kept' })
  })

  it('PWA-06 CASE-01 is told of and tried again where the form of a new case is opened again', async () => {
    const { device } = await open()
    const mend = breakStore('full')
    const form = openNewCase()
    type(form.subject, 'Two rows')
    await form.inside.findByText(notKept)
    fireEvent.click(form.inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = openNewCase()
    expect(again.subject.value).toBe('Two rows')
    await again.inside.findByText(notKept)
    mend()
    await waitFor(() => expect(again.inside.queryByText(notKept)).toBeNull(), { timeout: 5000 })
    expect((await device.samples.read('S1', caseLogCollection, 'new-case-draft'))?.value).toMatchObject({ values: { subject: 'Two rows' } })
  })
})

describe('a device whose storage cannot be read', () => {
  const outOfReach = /^What you added here cannot be shown or kept right now\. The browser has closed this device’s storage/

  it('PWA-06 CASE-01 CASE-02 lets nothing be typed over what lies there, and has it all once it can be read', async () => {
    const { device } = await open()
    const put = (...entries: Parameters<typeof device.samples.put>[2][]) => Promise.all(entries.map((entry) => device.samples.put('S1', caseLogCollection, entry)))
    await put(messageDraft({ caseId: 'CL-8E41A7C2', text: 'A long answer' }), newCaseDraft({ type: 'TDS', subject: 'Half typed', description: '' }))
    cleanup()
    const mend = putStoreOutOfReach()
    await open(silentAt, { device })
    expect(screen.getAllByText(outOfReach).length).toBeGreaterThan(1)
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create caselog' }).disabled).toBe(true)
    mend()
    await open(silentAt, { device })
    expect(box().value).toBe('A long answer')
    fireEvent.click(screen.getByRole('button', { name: 'Create caselog' }))
    expect(newCaseForm().subject.value).toBe('Half typed')
  })

  it('PWA-06 CASE-02 as in a private window, says so', async () => {
    const { device } = await open()
    cleanup()
    refuseStorage(device)
    await open(silentAt, { device })
    expect(screen.getAllByText(`What you added here cannot be shown or kept right now. ${nothingStored}`)).toHaveLength(2)
  })

  it('PWA-06 CASE-02 does not say of a case that it is not there', async () => {
    const { device } = await open()
    await device.samples.put('S1', caseLogCollection, { id: 'CL-OWN00001', value: { kind: 'case', type: 'TDS', subject: 'Mine', description: 'd', at: 1 } })
    cleanup()
    const mend = putStoreOutOfReach()
    await open('?case=CL-OWN00001', { device })
    expect(subjects()).not.toContain('Case not found')
    expect(screen.getAllByText(outOfReach).length).toBeGreaterThan(1)
    mend()
  })

  it('PWA-06 CASE-02 lost while somebody types leaves what is typed in its box', async () => {
    const { device } = await open(silentAt)
    type(box(), 'Half an answer')
    const mend = putStoreOutOfReach()
    await device.samples.put('S1', caseLogCollection, messageDraft({ caseId: 'CL-1', text: '' }))
    type(box(), 'Half an answer, and more')
    await screen.findByText('This device does not let us keep what you type. It is lost if you leave this page.')
    expect(box().value).toBe('Half an answer, and more')
    mend()
  })
})

describe('the list of cases', () => {
  it('CASE-02 has a new case on top, and opens it as the latest, once a clock that was ahead is set right', async () => {
    const { device } = await open()
    const ahead = Date.now() + 3 * 24 * 60 * 60 * 1000
    await device.samples.put('S1', caseLogCollection, { id: 'CL-OWN00001', value: { kind: 'case', type: 'TDS', subject: 'The older one', description: 'd', at: ahead } })
    await waitFor(() => expect(cases()[0]?.textContent).toContain('The older one'))
    await createCase('The newer one')
    expect(cases()[0]?.textContent).toContain('The newer one')
    cleanup()
    await open('', { path: '/caselog/messages', device })
    expect(subjects()).toContain('The newer one')
  })

  it('CASE-02 SAMPLE-01 shows two tabs, with number, title and date, and says that they are samples', async () => {
    const { router } = await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Case log')
    expect(await explainedSample()).toContain('Nobody answers here, and what you write stays on this device.')
    expect(tab(/^Pending/).getAttribute('aria-current')).toBe('page')
    expect(cases()).toHaveLength(9)
    const link = caseLink(settlement)
    expect(link.textContent).toContain('CL-5B90C2E7')
    expect(within(link).getByText('10 Nov 2026').tagName).toBe('TIME')
    expect(link.textContent).toContain('7 new messages')
    fireEvent.click(tab(/^Resolved/))
    await waitFor(() => expect(router.history.location.href).toBe('/caselog?tab=resolved'))
    expect(tab(/^Resolved/).getAttribute('aria-current')).toBe('page')
    expect(cases()).toHaveLength(6)
  })

  it('CASE-02 a case that is not there is not found, in its place; any other address shows the list', async () => {
    const { router } = await open('?case=CL-GONE&tab=<b>')
    expect(subjects()).toEqual(['Case not found'])
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    fireEvent.click(screen.getAllByRole('link', { name: 'All cases' })[1] ?? document.body)
    await waitFor(() => expect(subjects()).toEqual(['No case selected']))
    expect(router.history.location.href).toBe('/caselog')
    for (const search of ['?case=12', '?case[]=1&tab=7', '?case=null', '?tab={"a":1}&case={"toString":1}']) {
      act(() => router.history.push(`/caselog${search}`))
      await waitFor(() => expect(router.state.location.href).toContain('/caselog?'))
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Case log')
      expect(cases()).toHaveLength(9)
    }
  })

  it('CASE-02 a second quick press on the way back to the cases goes no further', async () => {
    const { router } = await open()
    for (const subject of [settlement, campaign]) {
      fireEvent.click(caseLink(subject))
      await waitFor(() => expect(subjects()).toEqual([subject]))
      const back = screen.getAllByRole('link', { name: 'All cases' })[0]
      await act(async () => {
        back?.click()
        back?.click()
      })
      await waitFor(() => expect(subjects()).toEqual(['No case selected']))
      expect(router.history.location.href).toBe('/caselog')
    }
  })

  it('CASE-02 /caselog/messages opens the chat: of the latest case, or of the one that it names', async () => {
    const path = '/caselog/messages'
    await open('', { path })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Case log messages')
    expect(subjects()).toEqual([settlement])
    const { device } = await open('?case=CL-D3609F58', { path })
    expect(subjects()).toEqual([campaign])
    await send('It holds')
    await open('', { path, device })
    expect(subjects()).toEqual([campaign])
  })
})

describe('a thread', () => {
  it('CASE-02 shows text, sender and time of each message, by days', async () => {
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

  it('CASE-02 of a long thread shows the end, from the first unread message on, and what came earlier when asked', async () => {
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
    // Nobody wants fifty old messages read out, and each that is new.
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

  it('CASE-02 what another tab has read is not new again', async () => {
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
    const { device } = await open('?case=CL-5B90C2E7')
    const [first, last] = [watched[0], watched.at(-1)]
    if (!(first instanceof HTMLElement && last instanceof HTMLElement)) throw new Error('Nothing is unread')
    expect(caseLink(settlement).textContent).toMatch(/\d new messages/)
    await device.samples.put('S1', caseLogCollection, readMark({ caseId: 'CL-5B90C2E7', upTo: last.dataset['unread'] ?? '' }))
    await waitFor(() => expect(caseLink(settlement).textContent).not.toMatch(/new message/))
    tell([{ isIntersecting: true, target: first }])
    await send('Thank you')
    expect(caseLink(settlement).textContent).not.toMatch(/new message/)
    vi.unstubAllGlobals()
  })

  it('SAMPLE-01 CASE-02 with unread messages in sight the samples stay said to be back', async () => {
    let see: (() => void) | null = null
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        tell: (seen: readonly object[]) => void
        constructor(tell: (seen: readonly object[]) => void) {
          this.tell = tell
        }
        observe = (target: Element) => {
          see = () => this.tell([{ isIntersecting: true, target }])
        }
        disconnect = () => undefined
      },
    )
    const { device } = await open('?case=CL-5B90C2E7')
    const marks = () => device.sampleDatabase.changes.count()
    act(() => see?.())
    await waitFor(async () => expect(await marks()).toBe(1))
    see = null
    const dialog = await askToRestore()
    await waitFor(() => expect(see).not.toBeNull())
    act(() => see?.())
    await waitFor(async () => expect(await marks()).toBe(1))
    await waitFor(() => expect(caseLink(settlement).textContent).not.toMatch(/new message/))
    expect(dialog.getByText('The samples are back as they were.')).toBe(document.activeElement)
    expect(dialog.queryByRole('button', { name: 'Restore the samples' })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('CASE-02 sending needs text', async () => {
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

  it('CASE-02 what is typed and not sent is kept for each case, and gone once it is sent', async () => {
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
    ['full', 'This was not saved. This device’s storage is full. Free some space, for example by removing photos, films or apps. Then try again.'],
    ['closed', 'This was not saved. The browser has closed this device’s storage. We open it again by ourselves; if that takes long, open the app anew. Then try again.'],
  ] as const)('CASE-02 SAMPLE-01 with the store %s a message is not claimed to be sent, and stays in the box', async (kind, words) => {
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

  it('CASE-02 a resolved case is for reading only, and says so', async () => {
    await open('?case=CL-F42C6D85')
    expect(tab(/^Resolved/).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText(/^This case is resolved, so it is for reading only\./)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })
})

describe('a new case', () => {
  it('CASE-01 needs type, subject and description, and says what is missing', async () => {
    await open()
    const form = openNewCase()
    expect([...form.type.options].map(({ text }) => text)).toEqual(['Select a case type', 'Shipment', 'Advertising', 'Payment', 'TCS', 'TDS'])
    expect(form.submit.disabled).toBe(true)
    expect(form.status()).toBe('Still to fill in: Case type, Subject, Description.')
    expect(document.getElementById(form.submit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(form.status())
    type(form.type, 'TDS')
    type(form.subject, '   ')
    type(form.description, 'Which one?')
    expect(form.status()).toBe('Still to fill in: Subject.')
    expect(form.submit.disabled).toBe(true)
    fireEvent.submit(form.submit.closest('form') ?? document.body)
    type(form.subject, 'Form 16A')
    expect(form.status()).toBe('Ready to be created.')
    expect(form.submit.disabled).toBe(false)
  })

  it('CASE-01 CASE-02 stands on top of Pending, selected, its description the first message', async () => {
    const { router } = await open('?tab=resolved')
    await createCase('Two rows too many')
    await waitFor(() => expect(router.history.location.href).toMatch(/^\/caselog\?tab=pending&case=CL-[0-9A-F]{8}$/))
    expect(messages()).toHaveLength(1)
    expect(messages()[0]?.textContent).toContain('Rows 7 and 31 are the same.')
    expect(messages()[0]?.textContent).toContain('On this device')
    expect(cases()).toHaveLength(10)
    expect(cases()[0]?.textContent).toContain('Two rows too many')
    expect(openNewCase().subject.value).toBe('')
  })

  it('CASE-01 what was typed outlives a modal closed by accident, and a reload', async () => {
    const { device } = await open()
    const form = openNewCase()
    type(form.type, 'TCS')
    type(form.description, 'Half of it')
    await userEvent.click(form.inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Create caselog')
    // There is something to take back as soon as it is stored.
    await seesThatSamplesChanged()
    expect(openNewCase().description.value).toBe('Half of it')
    await open('', { device })
    const again = openNewCase()
    expect([again.type.value, again.description.value]).toEqual(['TCS', 'Half of it'])
  })

  it('CASE-01 SAMPLE-01 is not claimed to be created where the device cannot store it', async () => {
    await open()
    const mend = breakStore('full')
    const form = openNewCase()
    type(form.type, 'TCS')
    expect(form.inside.getByText(/^What you type is kept on this device/)).toBeDefined()
    const status = form.inside.getAllByRole('status')
    type(form.subject, 'Kept here')
    type(form.description, 'All of it')
    expect(status).toContain(await form.inside.findByText('This device does not let us keep what you type. It is lost if you leave this page.'))
    expect(form.inside.queryByText(/^What you type is kept on this device/)).toBeNull()
    fireEvent.click(form.submit)
    expect((await form.inside.findByRole('alert')).textContent).toMatch(/^This was not saved\. This device’s storage is full\./)
    expect(form.subject.value).toBe('Kept here')
    mend()
    fireEvent.click(form.submit)
    await waitFor(() => expect(subjects()).toEqual(['Kept here']))
  })
})

describe('whose cases they are', () => {
  it('SAMPLE-01 CASE-01 CASE-02 another seller on this device sees none of it', async () => {
    const { device } = await open()
    await createCase('Only mine')
    await open('', { device, sellerId: 'S2' })
    expect(cases()).toHaveLength(9)
    await open('', { device })
    expect(cases()[0]?.textContent).toContain('Only mine')
    fireEvent.click(caseLink(silent))
    await waitFor(() => expect(subjects()).toEqual([silent]))
    type(box(), 'Half of it')
    act(() => session.signIn({ token: 'token', sellerId: 'S2', mobile: null }))
    await waitFor(() => expect(cases()).toHaveLength(9))
    expect(box().value).toBe('')
  })

  it('SAMPLE-01 CASE-01 CASE-02 the samples can be had back as they were, and what is half typed goes too', async () => {
    await open(silentAt)
    await send('Soon gone')
    await createCase('Soon gone as well')
    fireEvent.click(caseLink(silent))
    await waitFor(() => expect(subjects()).toEqual([silent]))
    type(box(), 'Half of it')
    await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
    await restoreSamples()
    await waitFor(() => expect(cases()).toHaveLength(9))
    expect(thread().textContent).toBe('No messages yet.')
    expect(box().value).toBe('')
  })

  it('SAMPLE-01 follows at once what another tab stores', async () => {
    const { device } = await open(silentAt)
    await device.samples.put('S1', caseLogCollection, newCaseDraft({ type: 'TDS', subject: 'Theirs', description: '' }), messageDraft({ caseId: 'CL-D3609F58', text: 'Half' }))
    await waitFor(() => expect(caseLink(campaign).textContent).toContain('Draft'))
    expect(openNewCase().subject.value).toBe('Theirs')
  })
})
