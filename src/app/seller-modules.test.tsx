// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ModulesContext, useModules, type KnownModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import type { LiveSource } from '@/storage/live-view'
import { untilHolds } from '../../tests/support/until-holds'
import { lazySource } from './lazy-source'
import { modulesSource } from './seller-modules'

function Shown() {
  const known = useModules()
  return <p>{typeof known === 'object' ? 'offered' : known}</p>
}

it('EXT-02 a screen that asks for the modules before their code has loaded gets them afterwards', async () => {
  session.signIn({ sellerId: 'S1', token: 'T1', mobile: '9876543210' })
  render(
    <ModulesContext value={modulesSource}>
      <Shown />
    </ModulesContext>,
  )
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText(/^(?:unasked|none|offered)$/, {}, { timeout: 5000 })).toBeDefined()
  session.clear()
})

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page comes into view', () => document.dispatchEvent(new Event('visibilitychange'))],
])('ROUTE-06 EXT-02 the modules’ code is loaded again when %s, for screens still open but not for one that was left', async (_, chance) => {
  const unasked = { kind: 'ready', value: 'unasked', current: true } as const
  let isBack = false
  const load = vi.fn<() => Promise<LiveSource<KnownModules>>>(async () => {
    if (!isBack) throw new TypeError('Failed to fetch dynamically imported module')
    return { view: () => unasked, subscribe: () => () => undefined }
  })
  const source = lazySource(load)
  const leave = source.subscribe(() => undefined)
  const told = vi.fn<() => void>()
  source.subscribe(told)
  await untilHolds(() => expect(load.mock.settledResults.map(({ type }) => type)).toEqual(['rejected', 'rejected', 'rejected']))
  leave()
  isBack = true
  await untilHolds(() => {
    chance()
    expect(told).toHaveBeenCalledOnce()
  })
  expect(source.view()).toBe(unasked)
  expect(load).toHaveBeenCalledTimes(4)
})
