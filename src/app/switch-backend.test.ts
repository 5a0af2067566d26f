// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepDraft } from '@/drafts/draft-keeper'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { session } from '@/session/browser-session'
import { agreedBackend } from '@/session/tab-note'
import type { PrecacheResult } from '@/sw/messages'
import { untilHolds } from '../../tests/support/until-holds'
import { switchBackend } from './switch-backend'

const wanted = (): boolean => true
/** Each request that this page made to its worker, to be answered by the test. */
const asked: ((keeping: PrecacheResult) => void)[] = []
/** The addresses that the page navigated to. */
const left: string[] = []

beforeEach(async () => {
  asked.length = 0
  left.length = 0
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)))
  const worker = { postMessage: (_: unknown, [port]: readonly MessagePort[]) => void asked.push((keeping) => port?.postMessage(keeping)) }
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: worker }, configurable: true })
  const database = new OutboxDatabase(databaseName('real'))
  await database.senders.put({ place: 'current', sellerId: 'S1', token: 'T1' })
  database.close()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  agreedBackend.write(null)
  session.clear()
})

/** Switches to the demo, after the worker has reported its files. */
async function switchBackendOnce(keeping: PrecacheResult) {
  const going = switchBackend('demo', wanted)
  await untilHolds(() => expect(asked).toHaveLength(1))
  asked[0]?.(keeping)
  return going
}

/** Expects that everything of somebody who has not switched is still there. */
async function expectNothingTaken(): Promise<void> {
  expect(left).toEqual([])
  expect(agreedBackend.read()).toBeNull()
  const database = new OutboxDatabase(databaseName('real'))
  onTestFinished(() => database.close())
  expect(await database.senders.count()).toBe(1)
}

it('BACKEND-01 the page leaves for the other backend once its files are on the device', async () => {
  expect(await switchBackendOnce('kept-now')).toBe('leaving')
  expect(left).toEqual([expect.stringContaining('?backend=demo')])
})

it.each<[string, () => boolean, () => void]>([
  ['wants to stay', () => false, () => undefined],
  ['has signed in', wanted, () => session.signIn({ token: 'T1', sellerId: 'S1', mobile: null })],
  ['is another one', wanted, () => {
    session.signIn({ token: 'T2', sellerId: 'S2', mobile: null })
    session.clear()
  }],
])('BACKEND-01 BACKEND-07 a seller who %s by the time the other backend is ready stays, and the worker keeps its token', async (_, isWanted, meanwhile) => {
  const going = switchBackend('demo', isWanted)
  meanwhile()
  await untilHolds(() => expect(asked).toHaveLength(1))
  asked[0]?.('kept-now')
  expect(await going).toBe('resting')
  await expectNothingTaken()
})

it('BACKEND-01 PWA-06 the page stays while a typed draft is not stored, and leaves once its form is closed', async () => {
  const keeper = keepDraft(
    async () => ({ kind: 'not-stored', reason: 'full' }),
    () => undefined,
  )
  onTestFinished(() => keeper.stop())
  keeper.changed('Asha')
  expect(await switchBackend('real', wanted)).toBe('loses-entries')
  await expectNothingTaken()
  keeper.stop()
  expect(await switchBackend('real', wanted)).toBe('leaving')
})

it.each([
  ['kept-before', true, 'leaving'],
  ['missing', true, 'needs-connection'],
  ['full', true, 'leaving'],
  ['full', false, 'needs-connection'],
] as const)('BACKEND-01 PWA-02 with the worker’s answer %s and a network %s, switching the backend gives: %s', async (keeping, isOnline, outcome) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(await switchBackendOnce(keeping)).toBe(outcome)
})
