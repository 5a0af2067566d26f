// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { notKeptText } from '@/forms/draft-not-kept'
import { session } from '@/session/browser-session'
import { breakStore, createDevice, nothingStored, openScreen, refuseStorage, type Device } from '../../../tests/support/device-screen'
import type { SampleStore } from '@/samples/sample-store'
import { sources } from '../../../tests/support/sources'
import { explainedSample, restoreSamples } from '../../../tests/support/sample-word'
import { newSuggestion, ownSuggestions } from './own-suggestions'
import { SuggestionsScreen } from './suggestions-screen'

afterEach(() => {
  cleanup()
  session.clear()
})

const idea = 'Let me choose the colour of the packing slip'
const added = 'Your suggestion is saved on this device. It is in process.'

interface Place {
  readonly device?: Device
  readonly sellerId?: string
}

const openSuggestions = (search: string, place: Place) => openScreen('/suggestions', () => <SuggestionsScreen suggestions={sources.suggestions} />, { search, ...place })

async function open(search = '', place: Place = {}) {
  const opened = await openSuggestions(search, place)
  await screen.findByLabelText('Your suggestion')
  await screen.findByRole('search')
  return opened
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your suggestion')
const type = (text: string): unknown => fireEvent.change(field(), { target: { value: text } })
const pressAdd = (): unknown => fireEvent.click(screen.getByRole('button', { name: 'Add suggestion' }))
const category = (name: RegExp) => screen.getByRole('link', { name })
const current = () => screen.getByRole('navigation', { name: 'Suggestions by status' }).querySelector('[aria-current=page]')?.textContent
const ids = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const card = (id: string) => screen.getByRole('heading', { level: 3, name: id }).closest('li')?.textContent
const range = () => screen.getByRole('heading', { level: 2 }).textContent
const page = () => screen.getByRole('navigation', { name: 'Pages of suggestions' }).querySelector('[aria-current=page]')?.textContent
const searchFor = (words: string): unknown => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })

async function add(text: string): Promise<void> {
  type(text)
  pressAdd()
  await screen.findByText(added)
  await waitFor(() => expect(field().value).toBe(''))
}

describe('SUG-01 the list', () => {
  it('SAMPLE-01 shows suggestions by status, five to a page, with id, date, text and reason', async () => {
    const { router } = await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Suggestions')
    expect(await explainedSample()).toContain('These are examples, not your shop. What you change here stays on this device.')
    expect(current()).toBe('In process (7)')
    expect([range(), ids().length, ids()[0]]).toEqual(['Suggestions 1 to 5 of 7', 5, 'SG-1023'])
    expect(card('SG-1023')).toContain('17\u00a0Nov 2026')
    expect(card('SG-1023')).toContain('Reason: Not decided yet.')
    fireEvent.click(category(/^Rejected/))
    await waitFor(() => expect(range()).toBe('5 suggestions'))
    expect(router.history.location.href).toBe('/suggestions?category=rejected')
    expect(card('SG-1012')).toContain('Give me the phone numbers of my customers.')
    expect(card('SG-1012')).toContain('Reason: Customers’ numbers are private.')
    expect(card('SG-1012')).toContain('Rejected')
  })

  it.each(['category=nothing', 'category=', 'category=1&page=-3', 'category={}', 'category=inprocess&category=rejected'])(
    'begins with those in process for the invalid address %s',
    async (rubbish) => {
      await open(`?${rubbish}`)
      expect([current(), page()]).toEqual(['In process (7)', '1'])
    },
  )

  it('shows its last page for a page number that is too high', async () => {
    await open('?category=completed&page=9999')
    expect([range(), page(), ids()]).toEqual(['Suggestions 11 to 11 of 11', '3', ['SG-1001']])
  })

  it('is searched within the category, and says if nothing is found', async () => {
    const { router } = await open('?category=completed&page=2')
    searchFor('monsoon bags')
    expect(ids()).toEqual(['SG-1005'])
    await waitFor(() => expect(router.history.location.href).toBe('/suggestions?category=completed&q=monsoon+bags'))
    fireEvent.click(category(/^Rejected/))
    await screen.findByText('No suggestions in this category.')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('monsoon bags')
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(ids()).toHaveLength(5))
  })
})

describe('SUG-01 a new suggestion', () => {
  it('is rejected if it is empty', async () => {
    await open()
    for (const nothing of ['', '   \n ']) {
      type(nothing)
      pressAdd()
      const link = await within(await screen.findByRole('alert')).findByRole('link', { name: 'Enter your suggestion' })
      expect(field().getAttribute('aria-invalid')).toBe('true')
      fireEvent.click(link)
      expect(document.activeElement).toBe(field())
    }
    expect(current()).toBe('In process (7)')
    await add(idea)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  async function addSlowly(text: string) {
    const device = createDevice()
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const samples: SampleStore = {
      ...device.samples,
      put: async (...what) => {
        await held
        return device.samples.put(...what)
      },
    }
    await open('', { device: { ...device, samples } })
    type(text)
    pressAdd()
    await screen.findByRole('button', { name: /Saving/ })
    return { device, letGo }
  }

  it('SUG-01 is removed from its draft once it is stored, even if she has left the screen', async () => {
    const { device, letGo } = await addSlowly(idea)
    cleanup()
    const kept = async () => (await device.steps.outbox.readDraft({ owner: 'S1', form: 'suggestion' }))?.values
    await waitFor(async () => expect(await kept()).toEqual({ text: idea }))
    letGo()
    await waitFor(async () => expect(await kept()).toEqual({ text: '' }))
    await open('', { device })
    expect(current()).toBe('In process (8)')
  })

  it('SUG-01 does not show its form again until it is stored, so that it cannot be added twice', async () => {
    const { device, letGo } = await addSlowly(idea)
    type(`${idea} And one more.`)
    await openSuggestions('', { device })
    await screen.findByRole('heading', { level: 2 })
    expect(screen.queryByLabelText('Your suggestion')).toBeNull()
    letGo()
    await waitFor(() => expect(current()).toBe('In process (8)'))
    await waitFor(() => expect(field().value).toBe('And one more.'))
  })

  it('SUG-01 LAYOUT-04 that was still being typed at a log-out is not stored', async () => {
    const { device, letGo } = await addSlowly(idea)
    type(`${idea} And one more.`)
    cleanup()
    session.clear()
    await device.steps.outbox.forget('S1', 'nothing')
    letGo()
    await openSuggestions('', { device })
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your suggestion')).value).toBe('')
    expect(await device.steps.outbox.readDraft({ owner: 'S1', form: 'suggestion' })).toBeNull()
  })

  it('keeps only the text typed while it was being stored', async () => {
    const { letGo } = await addSlowly('First thought. ')
    type('First thought. And a second one')
    letGo()
    await waitFor(() => expect(current()).toBe('In process (8)'))
    expect(field().value).toBe('And a second one')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('SAMPLE-01 is listed first among those in process', async () => {
    const { router } = await open('?category=completed&page=2&q=sg')
    await add(`${idea}\nand its size`)
    await waitFor(() => expect(router.history.location.href).toBe('/suggestions?category=inprocess'))
    await waitFor(() => expect(current()).toBe('In process (8)'))
    expect(page()).toBe('1')
    expect(ids()[0]).toBe('SG-1024')
    for (const words of ['In process', idea, 'Not decided yet. Only on this device.']) expect(card('SG-1024')).toContain(words)
    await add('A second one')
    await waitFor(() => expect(ids()).toEqual(['SG-1025', 'SG-1024', 'SG-1023', 'SG-1021', 'SG-1020']))
  })

  it('SAMPLE-01 and its draft are not shown to another seller', async () => {
    const { device } = await open()
    await add(idea)
    type('not yet added')
    await open('', { device, sellerId: 'S2' })
    expect([ids()[0], field().value]).toEqual(['SG-1023', ''])
    await add('Of somebody else')
    await open('', { device })
    expect(card('SG-1024')).toContain(idea)
    expect(field().value).toBe('not yet added')
    expect(screen.queryByText('Of somebody else')).toBeNull()
    act(() => session.signIn({ token: 'token', sellerId: 'S2', mobile: null }))
    await waitFor(() => expect(card('SG-1024')).toContain('Of somebody else'))
    await waitFor(() => expect(field().value).toBe(''))
  })

  it('SAMPLE-01 is removed when the samples are restored', async () => {
    await open()
    expect(await explainedSample()).not.toContain('Restore the samples')
    await add(idea)
    await restoreSamples()
    await waitFor(() => expect(ids()[0]).toBe('SG-1023'))
    await add(idea)
    expect(await explainedSample()).not.toContain('The samples are back as they were.')
  })

  it('SAMPLE-01 of another tab is shown at once', async () => {
    const { device } = await open()
    await device.samples.put('S1', ownSuggestions, { id: 'theirs', value: newSuggestion({ text: idea }, Date.now(), []) })
    await waitFor(() => expect(card('SG-1024')).toContain(idea))
  })

  it.each([
    ['full', 'This was not saved. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.'],
    ['closed', 'This was not saved. The browser has closed this device’s storage. We are opening it again; if that takes long, close the app and open it again. Then try again.'],
  ] as const)('SAMPLE-01 with the store %s is not reported as saved, and stays in its field', async (kind, words) => {
    await open()
    const mend = breakStore(kind)
    type(idea)
    pressAdd()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(field().value).toBe(idea)
    expect(screen.queryByText(added)).toBeNull()
    mend()
    pressAdd()
    await screen.findByText(added)
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(card('SG-1024')).toContain(idea))
  })

  it('PWA-06 SAMPLE-01 says why it can be neither shown nor saved if the browser refuses storage', async () => {
    const device = createDevice()
    refuseStorage(device)
    await open('', { device })
    await screen.findByText(`What you added here cannot be shown or kept right now. ${nothingStored}`)
    type(idea)
    pressAdd()
    expect((await screen.findByRole('alert')).textContent).toBe(`This was not saved. ${nothingStored} Then try again.`)
  })

  it('SAMPLE-01 PWA-06 asks to log in again if the seller is not known, and does not blame the storage', async () => {
    await openScreen('/suggestions', () => <SuggestionsScreen suggestions={sources.suggestions} />, { sellerId: null })
    await screen.findByLabelText('Your suggestion')
    type(idea)
    pressAdd()
    expect((await screen.findByRole('alert')).textContent).toBe('We cannot tell whose changes these are, so what you add here cannot be shown or kept. Log in again.')
  })

  it('PWA-06 ONB-07 that a full device cannot store says so, and is stored once there is space', async () => {
    const notKept = notKeptText('full')
    const { device } = await open()
    const mend = breakStore('full')
    // A screen reader announces only what appears in a status region that existed before.
    const status = screen.getAllByRole('status')
    type(idea)
    expect(status).toContain(await screen.findByText(notKept))
    mend()
    await waitFor(() => expect(screen.queryByText(notKept)).toBeNull(), { timeout: 5000 })
    expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'suggestion' }))?.values).toEqual({ text: idea })
  })

  it('SUG-01 is removed from its draft before it is reported as added', async () => {
    const { device } = await open()
    type(idea)
    await waitFor(async () => expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'suggestion' }))?.values).toEqual({ text: idea }))
    pressAdd()
    await screen.findByText(added)
    expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'suggestion' }))?.values).toEqual({ text: '' })
  })

  it('that was begun is restored after a reload, and can be added unchanged', async () => {
    const { device } = await open()
    type(idea)
    await open('', { device })
    expect(field().value).toBe(idea)
    pressAdd()
    await screen.findByText(added)
    await waitFor(() => expect(field().value).toBe(''))
    await waitFor(async () => expect((await device.steps.outbox.readDraft({ owner: 'S1', form: 'suggestion' }))?.values).toEqual({ text: '' }))
    await open('', { device })
    expect(field().value).toBe('')
  })

  describe('that is begun in two tabs', () => {
    const draftKey = { owner: 'S1', form: 'suggestion' }
    const typeElsewhere = (device: Device, text: string) => device.steps.outbox.writeDraft(draftKey, { values: { text }, savedAt: Date.now() + 1 })
    const kept = async (device: Device) => (await device.steps.outbox.readDraft(draftKey))?.values

    it('SUG-01 ONB-07 shows what was typed last, and keeps the focus', async () => {
      const { device } = await open()
      field().focus()
      await typeElsewhere(device, idea)
      fireEvent(window, new Event('focus'))
      await waitFor(() => expect(field().value).toBe(idea))
      expect(document.activeElement).toBe(field())
      type(`${idea}!`)
      await waitFor(async () => expect(await kept(device)).toEqual({ text: `${idea}!` }))
    })

    it('SUG-01 ONB-07 is emptied here once it was added in the other tab, unless something was typed here since', async () => {
      const { device } = await open()
      type(idea)
      await waitFor(async () => expect(await kept(device)).toEqual({ text: idea }))
      await typeElsewhere(device, '')
      fireEvent(window, new Event('focus'))
      await waitFor(() => expect(field().value).toBe(''))
      await typeElsewhere(device, 'Theirs')
      type('Mine')
      await waitFor(async () => expect(await kept(device)).toEqual({ text: 'Mine' }))
      expect(field().value).toBe('Mine')
    })
  })
})
