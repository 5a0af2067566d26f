// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dropDraftsNow, storeDraftsNow } from '@/drafts/draft-keeper'
import { session } from '@/session/browser-session'
import { box, campaign, caseLink, open, openNewCase, silent, silentAt, silentId, type } from '../../../tests/support/case-log-on-screen'
import { breakStore, holdDrafts, type Device } from '../../../tests/support/device-screen'
import { restoreSamples } from '../../../tests/support/sample-word'
import { caseLogCollection, messageDraft, newCaseDraft } from './case-log-entry'

afterEach(() => {
  cleanup()
  session.clear()
})

async function choose(subject: string): Promise<void> {
  fireEvent.click(caseLink(subject))
  await screen.findByRole('heading', { level: 2, name: subject })
}

it.each([
  ['Safari’s, which comes after the word has ended', { keyCode: 229 }],
  ['that of other browsers', { isComposing: true }],
])('CASE-02 the Enter that ends a composed word sends no message: %s', async (_, ending) => {
  await open(silentAt)
  type(box(), 'नम')
  expect(fireEvent.keyDown(box(), { key: 'Enter', ...ending })).toBe(true)
  expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })).toBe(false)
  await waitFor(() => expect(box().value).toBe(''))
})

it('CASE-02 what was typed in a case is there on coming back to it before the device has kept it', async () => {
  const { device } = await open(silentAt)
  type(box(), 'When does')
  await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
  const letGo = holdDrafts(device)
  type(box(), 'When does it come?')
  await choose(campaign)
  expect(box().value).toBe('')
  await choose(silent)
  expect(box().value).toBe('When does it come?')
  await letGo()
})

it('CASE-01 what was typed of a new case is there on opening it again before the device has kept it', async () => {
  const { device } = await open(silentAt)
  const letGo = holdDrafts(device)
  const form = openNewCase()
  type(form.subject, 'Two rows')
  type(form.description, 'Rows 7 and 31')
  await form.close()
  const again = openNewCase()
  expect([again.subject.value, again.description.value]).toEqual(['Two rows', 'Rows 7 and 31'])
  await again.close()
  await letGo()
})

describe('what is typed on while it is being stored', () => {
  const sent = 'When does it come?'
  async function sendSlowly(device: Device): Promise<() => Promise<void>> {
    type(box(), sent)
    const letGo = holdDrafts(device)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('button', { name: 'Send', busy: true })
    type(box(), `${sent} And the next one?`)
    return letGo
  }
  const kept = async (device: Device, id: string) => (await device.samples.read('S1', caseLogCollection, id))?.value

  it('CASE-02 is all that stays in the box: what was sent is not sent a second time', async () => {
    const { device } = await open(silentAt)
    const letGo = await sendSlowly(device)
    await letGo()
    await waitFor(() => expect(box().value).toBe('And the next one?'))
    await storeDraftsNow()
    expect(await kept(device, `draft ${silentId}`)).toMatchObject({ text: 'And the next one?' })
  })

  it('CASE-02 is there on coming back to a case that was left meanwhile', async () => {
    const { device } = await open(silentAt)
    const letGo = await sendSlowly(device)
    await choose(campaign)
    await letGo()
    await waitFor(async () => expect(await kept(device, `draft ${silentId}`)).toMatchObject({ text: 'And the next one?' }))
    await choose(silent)
    expect(box().value).toBe('And the next one?')
  })

  it('CASE-02 stands there to be sent a second time for nobody who comes back meanwhile', async () => {
    const { device } = await open(silentAt)
    const letGo = await sendSlowly(device)
    await choose(campaign)
    await choose(silent)
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    await letGo()
    await waitFor(() => expect(box().value).toBe('And the next one?'))
  })

  async function createSlowly() {
    const { device } = await open(silentAt)
    const form = openNewCase()
    type(form.type, 'TDS')
    type(form.subject, 'Two rows')
    type(form.description, 'Rows 7 and 31.')
    const letGo = holdDrafts(device)
    await form.create()
    type(form.description, 'Rows 7 and 31. They are twice in it.')
    return { device, form, letGo }
  }
  const rest = { type: '', subject: '', description: 'They are twice in it.' }

  it('CASE-01 is what the next new case begins with', async () => {
    const { device, letGo } = await createSlowly()
    await letGo()
    await screen.findByRole('heading', { level: 2, name: 'Two rows' })
    await waitFor(async () => expect(await kept(device, 'new-case-draft')).toMatchObject({ values: rest }))
    expect(openNewCase().description.value).toBe('They are twice in it.')
  })

  it('CASE-01 is what the next new case begins with, also where this one was closed meanwhile', async () => {
    const { device, form, letGo } = await createSlowly()
    await form.close()
    await letGo()
    await waitFor(async () => expect(await kept(device, 'new-case-draft')).toMatchObject({ values: rest }))
  })

  it('CASE-01 stands there to be created a second time for nobody who opens it again meanwhile', async () => {
    const { form, letGo } = await createSlowly()
    await form.close()
    fireEvent.click(screen.getByRole('button', { name: 'Create caselog' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await letGo()
    const dialog = within(await screen.findByRole('dialog'))
    expect([dialog.getByLabelText<HTMLInputElement>(/Subject/).value, dialog.getByLabelText<HTMLInputElement>(/Description/).value]).toEqual(['', 'They are twice in it.'])
  })
})

it('CASE-01 CASE-02 what another tab did with it since is what it begins with', async () => {
  const { device } = await open(silentAt)
  const form = openNewCase()
  type(form.subject, 'Two rows')
  await form.close()
  type(box(), 'Half of it')
  await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
  await choose(campaign)
  await device.samples.put('S1', caseLogCollection, newCaseDraft({ type: 'TDS', subject: 'Three rows', description: '' }), messageDraft({ caseId: silentId, text: '' }))
  await waitFor(() => expect(caseLink(silent).textContent).not.toContain('Draft'))
  await choose(silent)
  expect(box().value).toBe('')
  expect(openNewCase().subject.value).toBe('Three rows')
})

describe('what is typed in two tabs', () => {
  const comeBack = () => fireEvent(window, new Event('focus'))
  type Drafted = Parameters<typeof messageDraft>[0]['text'] | Parameters<typeof newCaseDraft>[0]
  /** Another tab of the same browser stores this in the same form's draft. */
  const typeElsewhere = (device: Device, typed: Drafted) =>
    device.samples.put('S1', caseLogCollection, { ...(typeof typed === 'string' ? messageDraft({ caseId: silentId, text: typed }) : newCaseDraft(typed)), savedAt: Date.now() + 1 })

  it('CASE-02 ONB-07 is one message: it follows what was typed last, with the focus where it was', async () => {
    const { device } = await open(silentAt)
    box().focus()
    await typeElsewhere(device, 'When does it')
    comeBack()
    await waitFor(() => expect(box().value).toBe('When does it'))
    expect(document.activeElement).toBe(box())
    type(box(), 'When does it come?')
    await typeElsewhere(device, 'When will it')
    await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
    comeBack()
    expect(box().value).toBe('When does it come?')
    await storeDraftsNow()
    expect(await device.samples.read('S1', caseLogCollection, `draft ${silentId}`)).toMatchObject({ value: { text: 'When does it come?' } })
  })

  it('CASE-02 ONB-07 is not left to be sent a second time once it was sent in the other', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When does it come?')
    await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
    await typeElsewhere(device, '')
    comeBack()
    await waitFor(() => expect(box().value).toBe(''))
    await choose(campaign)
    await choose(silent)
    expect(box().value).toBe('')
  })

  it('CASE-01 ONB-07 is one new case, field by field, and none once it was created in the other', async () => {
    const { device } = await open(silentAt)
    const form = openNewCase()
    await typeElsewhere(device, { type: 'TDS', subject: 'Three rows', description: 'Rows 7, 8 and 31' })
    type(form.subject, 'Two rows')
    await waitFor(() => expect(form.description.value).toBe('Rows 7, 8 and 31'))
    await waitFor(async () =>
      expect(await device.samples.read('S1', caseLogCollection, 'new-case-draft')).toMatchObject({ value: { values: { type: 'TDS', subject: 'Two rows', description: 'Rows 7, 8 and 31' } } }),
    )
    await typeElsewhere(device, { type: '', subject: '', description: '' })
    comeBack()
    await waitFor(() => expect([form.subject.value, form.description.value]).toEqual(['', '']))
    await form.close()
  })
})

it('SAMPLE-01 CASE-02 what the device could not keep goes too when the samples are had back', async () => {
  await open(silentAt)
  type(box(), 'Kept')
  await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
  const mend = breakStore('full')
  type(box(), 'Not kept')
  await screen.findByText('This device cannot keep what you type. It will be lost if you leave this page.')
  await choose(campaign)
  mend()
  await restoreSamples()
  await waitFor(() => expect(caseLink(silent).textContent).not.toContain('Draft'))
  await choose(silent)
  expect(box().value).toBe('')
})

describe('a message', () => {
  const kept = async (device: Device) => (await device.samples.read('S1', caseLogCollection, `draft ${silentId}`))?.value

  it('CASE-02 ONB-07 that was erased is erased on the device', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When?')
    await waitFor(async () => expect(await kept(device)).toMatchObject({ text: 'When?' }))
    type(box(), '')
    await storeDraftsNow()
    expect(await kept(device)).toMatchObject({ text: '' })
  })

  it('CASE-02 ONB-07 that another tab begins after one was sent here is followed', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When?')
    await waitFor(async () => expect(await kept(device)).toMatchObject({ text: 'When?' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(box().value).toBe(''))
    await storeDraftsNow()
    await device.samples.put('S1', caseLogCollection, { ...messageDraft({ caseId: silentId, text: 'And why?' }), savedAt: Date.now() + 1 })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(box().value).toBe('And why?'))
  })

  it('CASE-02 LAYOUT-04 that was typed on behind a log-out is kept nowhere', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When?')
    const letGo = holdDrafts(device)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('button', { name: 'Send', busy: true })
    type(box(), 'When? And why?')
    session.clear()
    dropDraftsNow()
    cleanup()
    const gone = device.samples.forget('S1')
    await letGo()
    await gone
    await device.samples.read('S1', caseLogCollection, `draft ${silentId}`)
    expect(await device.sampleDatabase.changes.toArray()).toEqual([])
  })
})
