import { sampleSuggestions } from '@/features/suggestions/sample-suggestions'
import { expect } from '../../support/fixtures'
import { makeStoreFallible, setStore } from '../support/fallible-store'
import { expectPage, range } from '../support/lists'
import { goTo, type Walk } from './walk'

const inProcess = sampleSuggestions.all.filter(({ status }) => status === 'inprocess').length

export const lists: Walk = {
  title: 'OFFER-01 SUG-01 SAMPLE-01 the lists, with rows, without, and with errors',
  addresses: ['/alloffers', '/suggestions'],
  options: { seller: 'under-review' },
  async go(page, look) {
    await makeStoreFallible(page)
    await page.goto('/alloffers?page=6')
    await expectPage(page, 6)
    await look('offers, page 6')
    await goTo(page, '/alloffers?q=hovercraft', 'All Offers')
    await expect(page.getByText('No offers found.', { exact: true })).toBeVisible()
    await look('no offers found')

    await goTo(page, '/suggestions', 'Suggestions')
    await expect(range(page, `Suggestions 1 to 5 of ${inProcess}`)).toBeVisible()
    await look('suggestions in process')
    await goTo(page, '/suggestions?category=rejected', 'Suggestions')
    await expect(range(page, '5 suggestions')).toBeVisible()
    await look('rejected suggestions')
    await goTo(page, '/suggestions?category=rejected&q=monsoon', 'Suggestions')
    await expect(page.getByText('No suggestions in this category.', { exact: true })).toBeVisible()
    await look('no suggestions in this category')
    const add = page.getByRole('button', { name: 'Add suggestion' })
    await add.click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your suggestion' })).toBeVisible()
    await look('an empty suggestion')
    await page.getByLabel('Your suggestion', { exact: true }).fill('Let me choose the colour of the packing slip')
    await setStore(page, 'full')
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: 'This was not saved. This device’s storage is full.' })).toBeVisible()
    await look('a suggestion that could not be kept')
    await setStore(page, 'sound')
    await add.click()
    await expect(page.getByText('Your suggestion is saved on this device. It is in process.')).toBeVisible()
    await look('a suggestion of her own')
  },
}
