// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../tests/support/device-screen'
import { sources } from '../../../tests/support/sources'
import { explainedSample } from '../../../tests/support/sample-word'
import { UpdatesScreen } from './updates-screen'

afterEach(cleanup)

const open = (search = '') => openScreen('/updates', () => <UpdatesScreen updates={sources.updates} />, { search })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const range = () => screen.getByRole('heading', { level: 2 }).textContent
const pages = () => screen.getByRole('navigation', { name: 'Pages of updates' })

describe('UPD-01 the updates', () => {
  it('SAMPLE-01 begin with the newest five, each with title, content, sender and date', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Updates')
    expect(await explainedSample()).toContain('These are examples, not your shop.')
    expect(range()).toBe('Updates 1 to 5 of 17')
    expect(titles()).toHaveLength(5)
    expect(titles()[0]).toBe('Wedding season: later pickups from 23\u00a0November')
    const newest = within(screen.getAllByRole('listitem')[0] ?? document.body)
    expect(newest.getByText('20 Nov 2026').closest('p')?.textContent).toBe('20\u00a0Nov 2026 · Posted by Logistics team')
    expect(newest.getByText(/Pickups run until 8 pm in 42 cities/)).toBeDefined()
    expect(within(pages()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
  })

  it('show the last page for a page number that is too high', async () => {
    await open('?page=99&q=')
    expect(range()).toBe('Updates 16 to 17 of 17')
    expect(titles().at(-1)).toBe('Back to School: how to take part')
  })

  it('are found by title, content, sender and date', async () => {
    const { router } = await open('?page=3')
    for (const [words, title] of [
      ['navratri stock', 'Navratri: raise your stock in time'],
      ['guwahati', 'Two new sorting centres: Guwahati and Raipur'],
      ['tax desk jul 2026', 'TCS certificates for the last quarter'],
      ['28 jul 2026', 'Monsoon packing: use waterproof bags'],
    ] as const) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
      expect(titles(), words).toEqual([title])
    }
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'hovercraft' } })
    expect(screen.getByText('No updates found.')).toBeDefined()
    await waitFor(() => expect(router.history.location.href).toBe('/updates?q=hovercraft'))
  })
})
