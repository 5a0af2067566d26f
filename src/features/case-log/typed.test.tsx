// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dropDraftsNow, storeDraftsNow } from '@/drafts/draft-keeper'
import { notKeptText } from '@/forms/draft-not-kept'
import { session } from '@/session/browser-session'
import { commitAtOnce } from '@/storage/commit-at-once'
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
  ['Safari’s, sent after the composition has ended', { keyCode: 229 }],
  ['as other browsers send it', { isComposing: true }],
])('CASE-02 the Enter key that ends a composed word sends no message: %s', async (_, ending) => {
  await open(silentAt)
  type(box(), 'नम')
  expect(fireEvent.keyDown(box(), { key: 'Enter', ...ending })).toBe(true)
  expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })).toBe(false)
  await waitFor(() => expect(box().value).toBe(''))
})

it('CASE-02 a typed message is there on returning to its case, even before it is stored', async () => {
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

it("CASE-01 a new case's entries are there on opening it again, even before they are stored", async () => {
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

describe('text typed while the message or case before it is being stored', () => {
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

  it('CASE-02 alone stays in the box and in the draft, without the sent text', async () => {
    const { device } = await open(silentAt)
    const letGo = await sendSlowly(device)
    await letGo()
    await waitFor(() => expect(box().value).toBe('And the next one?'))
    await storeDraftsNow()
    expect(await kept(device, `draft ${silentId}`)).toMatchObject({ text: 'And the next one?' })
  })

  it('CASE-02 is there on returning to a case that was left meanwhile', async () => {
    const { device } = await open(silentAt)
    const letGo = await sendSlowly(device)
    await choose(campaign)
    await letGo()
    await waitFor(async () => expect(await kept(device, `draft ${silentId}`)).toMatchObject({ text: 'And the next one?' }))
    await choose(silent)
    expect(box().value).toBe('And the next one?')
  })

  it('CASE-02 is shown only once the message is stored if she returns meanwhile, so the sent text is not there', async () => {
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

  it('CASE-01 becomes the draft of the next new case', async () => {
    const { device, letGo } = await createSlowly()
    await letGo()
    await screen.findByRole('heading', { level: 2, name: 'Two rows' })
    await waitFor(async () => expect(await kept(device, 'new-case-draft')).toMatchObject({ values: rest }))
    expect(openNewCase().description.value).toBe('They are twice in it.')
  })

  it('CASE-01 becomes the draft of the next new case, even if the dialog was closed meanwhile', async () => {
    const { device, form, letGo } = await createSlowly()
    await form.close()
    await letGo()
    await waitFor(async () => expect(await kept(device, 'new-case-draft')).toMatchObject({ values: rest }))
  })

  it('CASE-01 is shown only once the case is stored if she opens the dialog again meanwhile', async () => {
    const { form, letGo } = await createSlowly()
    await form.close()
    fireEvent.click(screen.getByRole('button', { name: 'Create caselog' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await letGo()
    const dialog = within(await screen.findByRole('dialog'))
    expect([dialog.getByLabelText<HTMLInputElement>(/Subject/).value, dialog.getByLabelText<HTMLInputElement>(/Description/).value]).toEqual(['', 'They are twice in it.'])
  })
})

it('CASE-01 CASE-02 the forms begin with what another tab has stored since', async () => {
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

describe('a draft that is open in two tabs', () => {
  const comeBack = () => fireEvent(window, new Event('focus'))
  type Drafted = Parameters<typeof messageDraft>[0]['text'] | Parameters<typeof newCaseDraft>[0]
  const draftOf = (typed: Drafted) => (typeof typed === 'string' ? messageDraft({ caseId: silentId, text: typed }) : newCaseDraft(typed))
  /** Another tab of the same browser stores this in the same form's draft. */
  const typeElsewhere = (device: Device, typed: Drafted) =>
    device.samples.put('S1', caseLogCollection, { ...draftOf(typed), savedAt: Date.now() + 1 })

  /** As {@link typeElsewhere}, but the list on screen does not hear of it yet. */
  const storeUnheard = (device: Device, typed: Drafted) =>
    commitAtOnce(device.sampleDatabase.changes, { sellerId: 'S1', collection: caseLogCollection.name, ...draftOf(typed), savedAt: Date.now() + 1 })

  it('CASE-02 ONB-07 a message follows what was typed last in either tab, and keeps the focus', async () => {
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

  it('CASE-02 ONB-07 a message sent in the other tab is removed from the box here', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When does it come?')
    await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
    await typeElsewhere(device, '')
    comeBack()
    await waitFor(() => expect(box().value).toBe(''))
    await choose(campaign)
    await choose(silent)
    await waitFor(() => expect(box().value).toBe(''))
  })

  it('CASE-02 ONB-07 a message sent in the other tab is not offered again by a case opened before the list has heard of it', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When does it come?')
    await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
    await choose(campaign)
    await storeUnheard(device, '')
    await choose(silent)
    await waitFor(() => expect(box().value).toBe(''))
    expect(caseLink(silent).textContent).toContain('Draft')
  })

  it('CASE-01 ONB-07 a new case created in the other tab is not offered again by a dialog opened before the list has heard of it', async () => {
    const { device } = await open(silentAt)
    const form = openNewCase()
    type(form.subject, 'Two rows')
    await waitFor(async () => expect(await device.samples.read('S1', caseLogCollection, 'new-case-draft')).toMatchObject({ value: { values: { subject: 'Two rows' } } }))
    await form.close()
    await storeUnheard(device, { type: '', subject: '', description: '' })
    const again = openNewCase()
    await waitFor(() => expect(again.subject.value).toBe(''))
    await again.close()
  })

  it('CASE-01 ONB-07 a new case merges by field, and its form is emptied once it is created in the other tab', async () => {
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

it('SAMPLE-01 CASE-02 restoring the samples also removes a message that the device could not store', async () => {
  await open(silentAt)
  type(box(), 'Kept')
  await waitFor(() => expect(caseLink(silent).textContent).toContain('Draft'))
  const mend = breakStore('full')
  type(box(), 'Not kept')
  await screen.findByText(notKeptText('full'))
  await choose(campaign)
  mend()
  await restoreSamples()
  await waitFor(() => expect(caseLink(silent).textContent).not.toContain('Draft'))
  await choose(silent)
  expect(box().value).toBe('')
})

describe('a message', () => {
  const kept = async (device: Device) => (await device.samples.read('S1', caseLogCollection, `draft ${silentId}`))?.value

  it('CASE-02 ONB-07 that was deleted from the box is deleted from its stored draft', async () => {
    const { device } = await open(silentAt)
    type(box(), 'When?')
    await waitFor(async () => expect(await kept(device)).toMatchObject({ text: 'When?' }))
    type(box(), '')
    await storeDraftsNow()
    expect(await kept(device)).toMatchObject({ text: '' })
  })

  it('CASE-02 ONB-07 that another tab begins after one was sent here appears in the box', async () => {
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

  it('CASE-02 LAYOUT-04 that was still being typed at a log-out is not stored', async () => {
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
