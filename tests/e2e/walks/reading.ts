import { expect } from '../../support/fixtures'
import { goTo, type Walk } from './walk'

const none = 'No feedback for this rating.'

export const reading: Walk = {
  title: 'POL-01 ART-01 FEED-01 FEED-02 REF-01 SAMPLE-01 what is there to read',
  addresses: ['/policy', '/articles', '/productfeedback', '/productfeedbackdetails/$id', '/sellerfeedback', '/referraloffers'],
  options: { seller: 'under-review' },
  async go(page, look) {
    // A device with a share sheet, in a browser that refuses to copy.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } })
    })
    await page.goto('/policy')
    await expect(page.getByRole('region', { name: 'Privacy Policy', exact: true })).toBeVisible()
    for (const [address, title, topic] of [
      // A film, a topic that is linked elsewhere, and one that does not exist.
      ['/policy?id=4', 'Our Policies', 'Shipping and Delivery Policy'],
      ['/policy?id=6', 'Our Policies', 'Account Management Policy'],
      ['/policy?id=99', 'Our Policies', 'Privacy Policy'],
      ['/articles?id=4', 'Help Articles', 'Spread the Word'],
      ['/articles?id=99', 'Help Articles', 'How You Can Help'],
    ] as const) {
      await goTo(page, address, title)
      await expect(page.getByRole('region', { name: topic, exact: true })).toBeVisible()
      await look(address)
    }
    for (const [address, title, last] of [
      ['/productfeedback', 'Product feedback', 'Block-printed cotton saree, indigo'],
      ['/productfeedback?stars=2', 'Product feedback', none],
      ['/productfeedbackdetails/11', 'Product feedback details', 'Terracotta water bottle, 1 litre'],
      ['/productfeedbackdetails/999', 'Feedback not found', 'There is no feedback at this address.'],
      ['/sellerfeedback?stars=4', 'Seller feedback', 'Imran S.'],
    ] as const) {
      await goTo(page, address, title)
      await expect(page.getByText(last)).toBeVisible()
      await look(address)
    }
    await goTo(page, '/referraloffers', 'Referral Offers')
    await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible()
    await look('referral offers')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('This browser does not let us copy. The link is selected: copy it yourself.')).toBeVisible()
    await look('copy refused')
    await page.evaluate(() => localStorage.removeItem('sellerId'))
    await page.goto('/referraloffers')
    await expect(page.getByText('This device has forgotten which seller you are.')).toBeVisible()
    await look('no seller to invite by')
  },
}
