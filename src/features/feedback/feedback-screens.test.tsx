// @vitest-environment happy-dom
import { useSearch } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../tests/support/device-screen'
import { sources } from '../../../tests/support/sources'
import { explainedSample } from '../../../tests/support/sample-word'
import { ProductFeedbackDetailsScreen } from './product-feedback-details-screen'
import { ProductFeedbackScreen } from './product-feedback-screen'
import { SellerFeedbackScreen } from './seller-feedback-screen'
import { starsIn } from './stars'

afterEach(cleanup)

const none = 'No feedback for this rating.'
const ratings = () => within(screen.getByRole('navigation', { name: 'Ratings' }))
const chosen = () => ratings().getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
const entries = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.closest('li') ?? document.body)

const ProductPage = () => <ProductFeedbackScreen feedback={sources.productFeedback} {...starsIn(useSearch({ strict: false }))} />
const SellerPage = () => <SellerFeedbackScreen feedback={sources.sellerFeedback} {...starsIn(useSearch({ strict: false }))} />

describe.each([
  ['FEED-01', '/productfeedback', 'Product feedback', ProductPage, [5, 3, 2, 0, 2]],
  ['FEED-02', '/sellerfeedback', 'Seller feedback', SellerPage, [4, 3, 0, 1, 1]],
] as const)('%s %s', (id, address, title, Page, counts) => {
  it(`${id} counts the entries of each star, and shows each with its name, words and date`, async () => {
    const { router } = await openScreen(address, Page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(await explainedSample()).toContain('These are examples, not your shop.')
    expect(chosen().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('5 stars')])
    expect(ratings().getAllByRole('link')).toHaveLength(5)
    for (const [index, count] of counts.entries()) {
      const stars = index === 4 ? '1 star' : `${5 - index} stars`
      const words = count === 0 ? 'No ratings' : count === 1 ? '1 rating' : `${count} ratings`
      const choice = ratings().getByRole('link', { name: new RegExp(`^${stars} ?${words}$`) })
      fireEvent.click(choice)
      await waitFor(() => expect(chosen()).toEqual([choice]))
      expect(router.history.location.href).toBe(`${address}?stars=${5 - index}`)
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(stars)
      const status = screen.getByRole('status')
      expect(within(status).getByText(count === 0 ? none : words)).toBeDefined()
      expect(entries()).toHaveLength(count)
      for (const entry of entries()) {
        const [name, paragraph, time] = [entry.querySelector('h3'), entry.querySelector('p'), entry.querySelector('time')]
        expect(name?.textContent).toMatch(/\S/)
        expect(paragraph?.textContent).toMatch(/\S/)
        expect(time?.textContent).toMatch(/^\d{1,2}\u00a0(Oct|Nov) 2026$/)
      }
    }
  })

  it(`${id} opens the star of the address, and ignores invalid ones`, async () => {
    const { router } = await openScreen(address, Page, { search: '?stars=1' })
    expect(chosen()[0]?.textContent).toMatch(/^1 star/)
    const rubbish = ['stars=0', 'stars=6', 'stars=4.5', 'stars=many', 'stars=', 'stars=%7B%22a%22:1%7D', 'page=2']
    for (const search of rubbish) {
      act(() => router.history.push(`${address}?stars=2`))
      await waitFor(() => expect(chosen()[0]?.textContent).toMatch(/^2 stars/))
      act(() => router.history.push(`${address}?${search}`))
      await waitFor(() => expect(chosen()[0]?.textContent, search).toMatch(/^5 stars/))
    }
  })
})

describe('one feedback', () => {
  const open = (id: string) => openScreen('/productfeedbackdetails', () => <ProductFeedbackDetailsScreen feedback={sources.productFeedback} id={id} />)

  it('FEED-01 SAMPLE-01 shows its stars, date, words and pictures, and a link back to its star', async () => {
    await open('11')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product feedback details')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Terracotta water bottle, 1 litre')
    expect(screen.getByText('16 Nov 2026').tagName).toBe('TIME')
    expect(screen.getByText(/The box came torn at one side/)).toBeDefined()
    expect(await explainedSample()).toContain('These are examples, not your shop.')
    expect(screen.getByRole('img', { name: '1 star out of 5' })).toBeDefined()
    expect(screen.getAllByRole('img', { name: /^(?!.* out of 5$)./ })).toHaveLength(2)
    const back = screen.getByRole('link', { name: 'Product feedback with 1 star' })
    expect(back.getAttribute('href')).toBe('/productfeedback?stars=1')
  })

  it.each(['999', 'constructor', ' ', '012', ''])("FEED-01 an unknown id shows 'Feedback not found' and a link back: %j", async (id) => {
    await open(id)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Feedback not found')
    expect(screen.getByRole('link', { name: 'Go to product feedback' }).getAttribute('href')).toBe('/productfeedback')
  })
})
