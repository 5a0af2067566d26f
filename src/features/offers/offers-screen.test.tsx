// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { samples } from '@/resources/samples'
import { openScreen } from '../../../tests/support/device-screen'
import { explainedSample } from '../../../tests/support/sample-word'
import { OffersScreen } from './offers-screen'
import { sampleOffers } from './sample-offers'

const offers = samples(async () => sampleOffers)

afterEach(cleanup)

async function open(search = '') {
  await offers.prepare()
  const { router } = await openScreen('/alloffers', () => <OffersScreen offers={offers} />, { search })
  return router
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const range = () => screen.getByRole('heading', { level: 2 }).textContent
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search offers' })
const type = (words: string): unknown => fireEvent.change(box(), { target: { value: words } })
const pages = () => screen.queryByRole('navigation', { name: 'Pages of offers' })
const marks = () => [...(pages()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent).join(' ')
const turnTo = (name: string): unknown => fireEvent.click(screen.getByRole('link', { name }))

describe('OFFER-01 all offers', () => {
  it('fill thirteen pages, which are linked with an ellipsis between them', async () => {
    const router = await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Offers')
    expect(await explainedSample()).toContain('These are examples, not your shop.')
    expect([range(), names().length, marks()]).toEqual(['Offers 1 to 10 of 128', 10, '1 2 3 4 5 … 13'])
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    turnTo('Page 13')
    await waitFor(() => expect([range(), names().length]).toEqual(['Offers 121 to 128 of 128', 8]))
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
    turnTo('Page 9')
    await waitFor(() => expect(range()).toBe('Offers 81 to 90 of 128'))
    turnTo('Previous')
    await waitFor(() => expect(marks()).toBe('1 … 7 8 9 … 13'))
    turnTo('Next')
    await waitFor(() => expect(router.history.location.href).toBe('/alloffers?page=9'))
  })

  it('show every page number if there are ten pages or fewer', async () => {
    await open('?q=sale')
    expect([marks(), names().length]).toEqual(['1 2 3', 10])
    expect(screen.getByRole('status').textContent).toBe('24 offers found')
    type('diwali dhamaka running shoes')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 offer found'))
    expect(range()).toBe('1 offer')
  })

  it('are searched in every field, whatever the case, the accents and the order of the words', async () => {
    await open()
    for (const [words, name] of [
      ['of-1001', 'Makar Sankranti: Cotton kurtas'],
      ['cafe FREEDOM', 'Freedom Sale: Café filter coffee'],
      ['décor GANESH', 'Ganesh Utsav: Décor cushions'],
      ['₹1,700 aug 8', 'Freedom Sale: Running shoes'],
      ['1700 2026-10-28', 'Diwali Dhamaka: Running shoes'],
      ['27 aug 2026 15%', 'Onam Mela: Bedsheet sets'],
    ] as const) {
      type(words)
      expect(names(), words).toEqual([name])
    }
  })

  it.each([
    ['page=0', 1],
    ['page=-1', 1],
    ['page=x', 1],
    ['page=2.5', 1],
    ['page=&q=', 1],
    ['page={"a":[1]}&q[]=x', 1],
    ['page=4&page=7', 4],
    ['page=9999', 13],
  ] as const)('show the nearest existing page for an invalid address: %s', async (search, shown) => {
    await open(`?${search}`)
    expect(pages()?.querySelector('[aria-current=page]')?.textContent).toBe(String(shown))
    expect(range()).toBe(`Offers ${shown * 10 - 9} to ${Math.min(shown * 10, 128)} of 128`)
  })

  it('say that nothing was found, with a button that shows all again', async () => {
    const router = await open('?q=hovercraft&page=4')
    expect(screen.getByRole('status').textContent).toBe('No offers found.')
    expect(names()).toEqual([])
    expect(pages()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all offers' }))
    expect(range()).toBe('Offers 1 to 10 of 128')
    expect(document.activeElement).toBe(box())
    await waitFor(() => expect(router.history.location.href).toBe('/alloffers'))
    type('pongal')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box().value).toBe('')
    expect(names()[0]).toContain('Pongal Harvest: ')
  })
})
