// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { sources } from '../../../tests/support/sources'
import { LatestUpdatesEntry } from './latest-updates-entry'
import { sampleUpdates } from './sample-updates'

afterEach(cleanup)

it('UPD-01 the entry shows the newest updates with their dates, and links to all of them', async () => {
  const { Screen } = createScreenRouter('/dashboard', () => <LatestUpdatesEntry updates={sources.updates} />)
  render(<Screen />)
  await screen.findByRole('heading', { name: 'Latest updates' })
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(shown).toEqual([
    'Wedding season: later pickups from 23\u00a0November20\u00a0Nov 2026',
    'Diwali payouts are complete18\u00a0Nov 2026',
  ])
  expect(screen.getByRole('link', { name: 'All updates' }).getAttribute('href')).toBe('/updates')
})

it('UPD-01 the sample updates are sorted by newest first, and fill several pages', () => {
  const dates = sampleUpdates.all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.length).toBeGreaterThan(10)
})
