// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { notKeptText } from '@/forms/draft-not-kept'
import { session } from '@/session/browser-session'
import { box, campaign, caseLink, cases, createCase, messages, open, openNewCase, send, settlement, silent, silentAt, subjects, tab, thread, type } from '../../../tests/support/case-log-on-screen'
import { breakStore } from '../../../tests/support/device-screen'
import { explainedSample, restoreSamples, seesThatSamplesChanged } from '../../../tests/support/sample-word'
import { caseLogCollection, messageDraft, newCaseDraft } from './case-log-entry'

afterEach(() => {
  cleanup()
  session.clear()
})

describe('the list of cases', () => {
  it('CASE-02 lists a new case first and opens it as the latest, even after a clock that was ahead', async () => {
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

  it("CASE-02 SAMPLE-01 shows two tabs with the number, title and date of each case, and the mark 'Sample'", async () => {
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

  it("CASE-02 an unknown case shows 'Case not found'; any other invalid address shows the list", async () => {
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

  it("CASE-02 a second quick press on 'All cases' does not leave the case log", async () => {
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

  it('CASE-02 /caselog/messages opens the chat of the latest case, or of the case in the address', async () => {
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

describe('a new case', () => {
  it('CASE-01 requires type, subject and description, and names what is missing', async () => {
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

  it('CASE-01 CASE-02 is first in Pending and selected, and its description is the first message', async () => {
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

  it('CASE-01 the entries are restored after the dialog is closed, and after a reload', async () => {
    const { device } = await open()
    const form = openNewCase()
    type(form.type, 'TCS')
    type(form.description, 'Half of it')
    await userEvent.click(form.inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Create caselog')
    // The samples can be restored as soon as the new case is stored.
    await seesThatSamplesChanged()
    expect(openNewCase().description.value).toBe('Half of it')
    await open('', { device })
    const again = openNewCase()
    expect([again.type.value, again.description.value]).toEqual(['TCS', 'Half of it'])
  })

  it('CASE-01 SAMPLE-01 is not reported as created if the device cannot store it', async () => {
    await open()
    const mend = breakStore('full')
    const form = openNewCase()
    type(form.type, 'TCS')
    expect(form.inside.getByText(/^What you type is kept on this device/)).toBeDefined()
    const status = form.inside.getAllByRole('status')
    type(form.subject, 'Kept here')
    type(form.description, 'All of it')
    expect(status).toContain(await form.inside.findByText(notKeptText('full')))
    expect(form.inside.queryByText(/^What you type is kept on this device/)).toBeNull()
    fireEvent.click(form.submit)
    expect((await form.inside.findByRole('alert')).textContent).toMatch(/^This was not saved\. This device’s storage is full\./)
    expect(form.subject.value).toBe('Kept here')
    mend()
    fireEvent.click(form.submit)
    await waitFor(() => expect(subjects()).toEqual(['Kept here']))
  })
})

describe('the owner of the cases', () => {
  it("SAMPLE-01 CASE-01 CASE-02 another seller on this device sees none of the seller's cases and drafts", async () => {
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

  it('SAMPLE-01 CASE-01 CASE-02 restoring the samples also removes new cases, sent messages and drafts', async () => {
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

  it('SAMPLE-01 shows at once what another tab stores', async () => {
    const { device } = await open(silentAt)
    await device.samples.put('S1', caseLogCollection, newCaseDraft({ type: 'TDS', subject: 'Theirs', description: '' }), messageDraft({ caseId: 'CL-D3609F58', text: 'Half' }))
    await waitFor(() => expect(caseLink(campaign).textContent).toContain('Draft'))
    expect(openNewCase().subject.value).toBe('Theirs')
  })
})
