// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { notKeptText } from '@/forms/draft-not-kept'
import { session } from '@/session/browser-session'
import { box, campaign, caseLink, newCaseForm, open, openNewCase, silent, silentAt, subjects, type } from '../../../tests/support/case-log-on-screen'
import { breakStore, nothingStored, putStoreOutOfReach, refuseStorage } from '../../../tests/support/device-screen'
import { caseLogCollection, messageDraft, newCaseDraft } from './case-log-entry'

afterEach(() => {
  cleanup()
  session.clear()
})

describe('a draft that a full device does not store', () => {
  const notKept = notKeptText('full')

  it('PWA-06 CASE-02 keeps its warning and is stored later, after another case was opened meanwhile', async () => {
    const { device } = await open(silentAt)
    const mend = breakStore('full')
    // A screen reader announces only what appears in a status region that existed before.
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

  it('PWA-06 CASE-01 keeps its warning and is stored later, after the form of a new case is opened again', async () => {
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

  it('PWA-06 CASE-01 CASE-02 blocks entries while the stored ones cannot be read, and shows them once they can', async () => {
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

  it('PWA-06 CASE-02 says so in a browser that refuses storage', async () => {
    const { device } = await open()
    cleanup()
    refuseStorage(device)
    await open(silentAt, { device })
    expect(screen.getAllByText(`What you added here cannot be shown or kept right now. ${nothingStored}`)).toHaveLength(2)
  })

  it("PWA-06 CASE-02 does not say 'Case not found' of a case that cannot be read", async () => {
    const { device } = await open()
    await device.samples.put('S1', caseLogCollection, { id: 'CL-OWN00001', value: { kind: 'case', type: 'TDS', subject: 'Mine', description: 'd', at: 1 } })
    cleanup()
    const mend = putStoreOutOfReach()
    await open('?case=CL-OWN00001', { device })
    expect(subjects()).not.toContain('Case not found')
    expect(screen.getAllByText(outOfReach).length).toBeGreaterThan(1)
    mend()
  })

  it('PWA-06 CASE-02 keeps the typed message on screen if the storage is lost meanwhile', async () => {
    const { device } = await open(silentAt)
    type(box(), 'Half an answer')
    const mend = putStoreOutOfReach()
    await device.samples.put('S1', caseLogCollection, messageDraft({ caseId: 'CL-1', text: '' }))
    type(box(), 'Half an answer, and more')
    await screen.findByText(notKeptText('closed'))
    expect(box().value).toBe('Half an answer, and more')
    mend()
  })
})
