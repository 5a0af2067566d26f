import { expect } from '../../support/fixtures'
import { caseLinks, createButton, knownCases, newCaseForm, send, thread, threadHeading } from '../support/case-log'
import { goTo, type Walk } from './walk'

export const caseLog: Walk = {
  title: 'CASE-01 CASE-02 SAMPLE-01 the case log, its threads and its modal',
  addresses: ['/caselog', '/caselog/messages'],
  wide: 'walked',
  options: { seller: 'under-review' },
  async go(page, look) {
    const open = async ({ id, subject }: { readonly id: string; readonly subject: string }): Promise<void> => {
      await goTo(page, `/caselog?case=${id}`, 'Case log')
      await expect(threadHeading(page, subject)).toBeVisible()
    }
    await page.goto('/caselog')
    await expect(caseLinks(page)).toHaveCount(9)
    await look('list of cases')
    await createButton(page).click()
    const form = newCaseForm(page)
    await expect(form.dialog).toBeVisible()
    await look('new case')
    await form.type.selectOption('Payment')
    await form.subject.fill('A subject '.repeat(20))
    await form.description.fill('A line\n'.repeat(30))
    await expect(form.submit).toBeEnabled()
    await look('new case, filled in')
    await page.keyboard.press('Escape')
    await expect(form.dialog).toBeHidden()

    await open(knownCases.settlement)
    await send(page, 'The photos are on their way')
    await look('thread with new messages and one of her own')
    await open(knownCases.withoutMessages)
    await expect(thread(page)).toHaveText('No messages yet.')
    await look('empty thread')
    await open(knownCases.resolved)
    await look('resolved thread')
    await open({ id: 'none', subject: 'Case not found' })
    await look('case not found')
    await goTo(page, '/caselog/messages', 'Case log messages')
    await look('case log messages')
  },
}
