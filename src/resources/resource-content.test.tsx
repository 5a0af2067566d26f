// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import { storageTexts } from '@/domain/storage-texts'
import { createFakeConnectivity } from '../../tests/support/fake-services'
import { ViewContent } from './resource-content'
import type { ResourceView } from './source'

afterEach(cleanup)

const items = { kind: 'items', items: ['A'], isWhole: true, asOf: 1000 } as const
const show = (view: ResourceView<string>) => render(<ViewContent view={view}>{(shown) => shown.map((item) => <p key={item}>{item}</p>)}</ViewContent>)
const said = () => [...document.querySelectorAll('p, [data-slot="alert"]')].map(({ textContent }) => textContent)

it('READ-02 the number of unreadable entries is shown together with the readable entries', () => {
  show({ ...items, unread: 1 })
  expect(screen.getByText('One entry from the marketplace could not be read. It is missing here, or shown as it was before.')).toBeDefined()
  expect(screen.getByText('A')).toBeDefined()
  cleanup()
  show({ ...items, unread: 12 })
  expect(screen.getByText('12 entries from the marketplace could not be read. They are missing here, or shown as they were before.')).toBeDefined()
  cleanup()
  show(items)
  expect(said()).toEqual(['A'])
})

it('READ-02 an unreadable answer is reported as such, without telling a connected seller to connect', () => {
  const sentence = 'The marketplace’s answer could not be read. We ask again by itself.'
  show({ kind: 'unreadable' })
  expect(screen.getByText(sentence)).toBeDefined()
  cleanup()
  show({ ...items, unread: 'answer' })
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.getByText('A')).toBeDefined()
})

it.each(['none', 'newer', 'closed'] as const)('PWA-06 an unavailable store is explained with what to do: %s', (reason) => {
  show({ kind: 'unavailable', reason })
  expect(said()).toEqual([`What this device holds cannot be shown right now. ${storageTexts[reason]}`])
})

it('READ-02 a first read that the marketplace delays shows the time of the next try, or "Connect once." while offline', () => {
  clock.follow({ now: () => Date.parse('2026-11-21T06:00:00Z'), subscribe: () => () => undefined })
  onTestFinished(() => clock.follow(deviceTime))
  const connectivity = createFakeConnectivity()
  const showUntil = (time: string) => {
    cleanup()
    render(
      <ConnectivityContext value={connectivity}>
        <ViewContent view={{ kind: 'nothing', until: Date.parse(time) }}>{() => null}</ViewContent>
      </ConnectivityContext>,
    )
    return said()
  }
  expect(showUntil('2026-11-21T08:00:00Z')).toEqual(['Nothing is on this phone yet. The marketplace asks us to wait. Next try at 1:30\u00a0pm.'])
  expect(showUntil('2026-11-21T06:00:00Z')).toEqual(['Nothing is on this phone yet. The marketplace asks us to wait. We will try again automatically.'])
  // The clock has been set back since.
  expect(showUntil('2027-09-17T08:00:00Z')).toEqual(['Nothing is on this phone yet. The marketplace asks us to wait. We will try again automatically.'])
  connectivity.become('offline')
  expect(showUntil('2026-11-21T08:00:00Z')).toEqual(['Nothing is on this phone yet. Connect once.'])
})

it('PWA-06 entries read before stay on screen while the store is unavailable, with a note that they may be older', () => {
  show({ ...items, outOfReach: true })
  expect(screen.getByText('This device’s storage cannot be read right now. What you see here was read before.')).toBeDefined()
  expect(screen.getByText('A')).toBeDefined()
})
