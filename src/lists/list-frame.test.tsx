// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/browser-session'
import { createScreenRouter } from '../../tests/support/screen-router'
import { ListFrame } from './list-frame'
import { createSearchIndex } from './search-index'
import type { ListWords } from './texts'
import { useList } from './use-list'
import { useListAddress } from './use-list-address'

const words: ListWords = {
  search: 'Search',
  found: (count) => `${count} found`,
  range: (from, to, count) => `${from} to ${to} of ${count}`,
  nothing: 'Nothing found.',
  showAll: 'Show all',
  pages: 'Pages',
}
const numbers = Array.from({ length: 40 }, (_, number) => `number ${number + 1}`)
const index = createSearchIndex(numbers, (number) => [number])

const shown = vi.fn((items: readonly string[]) => items.map((number) => <p key={number}>{number}</p>))

function Numbers() {
  return (
    <ListFrame list={useList(useListAddress(), index, 5)} words={words}>
      {shown}
    </ListFrame>
  )
}

async function open(search = '') {
  const { router, Screen } = createScreenRouter('/alloffers', Numbers)
  router.history.replace(`/alloffers${search}`)
  render(<Screen />)
  await screen.findByRole('search')
  const { history } = router
  const before = history.length
  return { router, search: () => history.location.search, added: () => history.length - before }
}

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string): unknown => fireEvent.change(box(), { target: { value: text } })
const range = () => screen.getByRole('heading', { level: 2 }).textContent
const link = (name: string) => screen.getByRole('link', { name })

describe('OFFER-01 a list', () => {
  it('shows search results at once on page 1, and adds one history entry for the whole search', async () => {
    const { search, added } = await open('?page=3')
    expect(range()).toBe('11 to 15 of 40')
    for (const text of ['n', 'nu', 'number 3']) {
      type(text)
      expect(box().value).toBe(text)
    }
    expect(range()).toBe('1 to 5 of 13')
    expect(search()).toBe('?page=3')
    await waitFor(() => expect(search()).toBe('?q=number+3'))
    expect(screen.getByRole('status').textContent).toBe('13 found')
    expect(added()).toBe(1)
    expect(box().value).toBe('number 3')
    type('number 31')
    await waitFor(() => expect(search()).toBe('?q=number+31'))
    expect(added()).toBe(1)
  })

  it('adds a history entry for another page, and moves the focus to its heading', async () => {
    const { router, search, added } = await open()
    fireEvent.click(link('Page 4'))
    expect(search()).toBe('?page=4')
    expect(added()).toBe(1)
    expect(range()).toBe('16 to 20 of 40')
    expect(document.activeElement?.textContent).toBe('16 to 20 of 40')
    expect(link('Page 4').getAttribute('aria-current')).toBe('page')
    act(() => router.history.back())
    expect(range()).toBe('1 to 5 of 40')
  })

  it('paints the results of a keystroke before the page links, and renders them once', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
    shown.mockClear()
    type('number 3')
    expect([range(), shown.mock.calls.length]).toEqual(['1 to 5 of 13', 1])
    expect(screen.getByRole('link', { name: 'Page 8' })).toBeDefined()
    act(() => void vi.advanceTimersByTime(20))
    expect(screen.queryByRole('link', { name: 'Page 8' })).toBeNull()
    expect(link('Page 3').getAttribute('href')).toBe('/alloffers?q=number+3&page=3')
    expect(shown).toHaveBeenCalledOnce()
  })

  it('leaves a click with Ctrl to the browser', async () => {
    const { search } = await open()
    fireEvent.click(link('Page 4'), { ctrlKey: true })
    expect(search()).toBe('')
    expect(link('Page 4').getAttribute('href')).toBe('/alloffers?page=4')
  })

  it('follows the address on Back, and does not overwrite it with a pending search', async () => {
    const { router, search } = await open('?q=30')
    act(() => router.history.push('/alloffers?q=number'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    type('number 7')
    act(() => router.history.back())
    expect(box().value).toBe('30')
    expect(range()).toBe('1 to 1 of 1')
    act(() => void vi.advanceTimersByTime(1000))
    expect(search()).toBe('?q=30')
  })

  it('does not write a pending search into the address of the next screen', async () => {
    const { router, search } = await open()
    type('7')
    act(() => router.history.push('/dashboard?from=list'))
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(screen.queryByRole('search')).toBeNull())
    expect(search()).toBe('?from=list')
  })

  it('says that nothing was found, and shows all items again at a press', async () => {
    await open('?q=none&page=2')
    expect(screen.getByRole('status').textContent).toBe('Nothing found.')
    expect(screen.queryByRole('navigation')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(range()).toBe('1 to 5 of 40')
    expect(document.activeElement).toBe(box())
  })

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1&page=7', '?page=[]'])('shows the first page for %s', async (search) => {
    await open(search)
    expect(range()).toBe('1 to 5 of 40')
    expect(link('Page 1').getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  })

  it('shows the last page for a page number beyond it', async () => {
    const { search } = await open('?page=9999')
    expect(range()).toBe('36 to 40 of 40')
    fireEvent.click(link('Previous'))
    expect(search()).toBe('?page=7')
  })

  it('ROUTE-03 S27 restores a typed search on Back only for the seller who typed it', async () => {
    const signIn = (sellerId: string): void => session.signIn({ token: `token of ${sellerId}`, sellerId, mobile: null })
    signIn('S1')
    const { router, search } = await open('?page=2')
    const comeBack = async (): Promise<void> => {
      await act(() => router.navigate({ href: '/elsewhere' }))
      router.history.back()
      await screen.findByRole('search')
    }
    type('number 3')
    await waitFor(() => expect(search()).toBe('?q=number+3'))
    // The seller has signed in again meanwhile, perhaps in another tab.
    session.signIn({ token: 'another token of S1', sellerId: 'S1', mobile: null })
    await comeBack()
    expect(box().value).toBe('number 3')
    fireEvent.click(link('Page 2'))
    signIn('S2')
    await comeBack()
    expect([box().value, range(), link('Page 3').getAttribute('href')]).toEqual(['', '1 to 5 of 40', '/alloffers?page=3'])
    router.history.back()
    await waitFor(() => expect(box().value).toBe(''))
  })

  it('ROUTE-03 S27 restores a search from the address on Back only for the seller who opened it', async () => {
    const signIn = (sellerId: string): void => session.signIn({ token: `token of ${sellerId}`, sellerId, mobile: null })
    signIn('S1')
    const { router } = await open('?q=number+3')
    expect(box().value).toBe('number 3')
    await act(() => router.navigate({ href: '/alloffers?page=2' }))
    await act(() => router.navigate({ href: '/alloffers?q=number+4' }))
    await waitFor(() => expect(box().value).toBe('number 4'))
    await act(() => router.navigate({ href: '/elsewhere' }))
    signIn('S2')
    for (const left of ['1 to 5 of 40', '6 to 10 of 40', '1 to 5 of 40']) {
      router.history.back()
      await waitFor(() => expect(range()).toBe(left))
      expect(box().value).toBe('')
    }
  })
})
