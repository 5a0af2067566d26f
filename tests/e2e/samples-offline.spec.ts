import { expect, test } from '../support/fixtures'
import { heading, readyForOffline } from './support/access'
import { createCase, knownCases, messages, newCase, send } from './support/case-log'
import { expectPictures, feedbackEntries } from './support/feedback'
import { names, range, updatesOnPage } from './support/lists'

test.use({ seller: 'under-review', serviceWorkers: 'allow' })

test('OFFER-01 UPD-01 SUG-01 FEED-01 FEED-02 CASE-01 CASE-02 SAMPLE-01 PWA-02 the screens with sample data open cold while offline, and keep what is written', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/)
  await page.goto('/updates')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.close()

  const cold = await context.newPage()
  await test.step('lists, with the rupee sign in our font', async () => {
    await cold.goto('/alloffers?q=of-1059')
    await expect(cold.getByText('₹1,24,999')).toBeVisible()
    await expect.poll(() => cold.evaluate(() => document.fonts.check('1em "Anek Latin Variable"', '₹'))).toBe(true)
    await cold.goto('/updates?page=2')
    await expect(range(cold, updatesOnPage(2))).toBeVisible()
  })

  await test.step('feedback with its pictures', async () => {
    await cold.goto('/productfeedback?stars=5')
    await expect(feedbackEntries(cold)).toHaveCount(5)
    await expectPictures(cold, 4)
    for (const [id, count] of [['11', 2], ['10', 1], ['8', 1]] as const) {
      await cold.goto(`/productfeedbackdetails/${id}`)
      await expect(heading(cold, 'Product feedback details')).toBeVisible()
      await expectPictures(cold, count)
    }
    await cold.goto('/productfeedbackdetails/999')
    await expect(heading(cold, 'Feedback not found')).toBeVisible()
    await cold.goto('/sellerfeedback?stars=3')
    await expect(cold.getByText('No feedback for this rating.')).toBeVisible()
  })

  await test.step('new suggestions, messages and cases', async () => {
    await cold.goto('/suggestions')
    await cold.getByLabel('Your suggestion', { exact: true }).fill('Written without a network')
    await cold.getByRole('button', { name: 'Add suggestion' }).click()
    await expect(names(cold).first()).toHaveText('SG-1024')
    await cold.reload()
    await expect(cold.getByText('Written without a network')).toBeVisible()
    await cold.goto(`/caselog/messages?case=${knownCases.campaign.id}`)
    await send(cold, 'Sent to nobody')
    await cold.goto('/caselog')
    await createCase(cold)
    await cold.reload()
    await expect(messages(cold)).toContainText(newCase.description)
  })
})
