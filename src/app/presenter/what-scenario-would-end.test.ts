import { expect, it } from 'vitest'
import type { Scenario, ScenarioAction } from '@/contract/presenter/actions'
import { registrationDraftKey } from '@/features/access/forget-registration'
import { draftsOfStep } from '@/outbox/draft-key'
import { createSessionStore } from '@/session/session'
import { digestOf } from '@/storage/digest-of'
import { memoryStorage } from '../../../tests/support/memory-storage'
import { openOutbox, saveStep } from '../../../tests/support/outbox-store'
import { notePlayed, playedSessionNote, whatScenarioWouldEnd } from './what-scenario-would-end'

const sellerId = 'S4'
const divya = { email: 'divya@example.com', mobile: '9000000301' }

const scenarioOf = (id: string, ...actions: readonly ScenarioAction[]): Scenario => ({ id, title: id, description: id, actions })
const scenarios = [
  scenarioOf('new-seller', { kind: 'sign-out' }, { kind: 'free-contacts', email: divya.email, mobiles: [divya.mobile], sellerId: 'S6' }),
  scenarioOf('step-4', { kind: 'sign-out' }, { kind: 'restore-seller', sellerId, nextStep: 4 }),
  scenarioOf('step-5', { kind: 'sign-out' }, { kind: 'restore-seller', sellerId: 'S5', nextStep: 5 }),
]

/** A phone, and what a link that plays a scenario would ask about. */
function phone() {
  const store = openOutbox()
  const session = createSessionStore(memoryStorage(), new EventTarget())
  const noted = new Map<string, unknown>()
  const onSamples = new Set<string>()
  const samples = { holds: async (id: string) => onSamples.has(id) }
  const device = { session, loadOutbox: () => Promise.resolve(store.outbox), samples, notes: { read: (name: string) => Promise.resolve(noted.get(name)) }, scenarios }
  const askedBy = (id: string) => {
    const scenario = scenarios.find((each) => each.id === id)
    if (scenario === undefined) throw new Error(`There is no scenario ${id}`)
    return whatScenarioWouldEnd(scenario, device)
  }
  const write = async (name: string, value: unknown) => {
    noted.set(name, value)
    return { kind: 'stored', value: undefined } as const
  }
  return { ...store, store, session, noted, onSamples, device, askedBy, played: () => notePlayed(sellerId, store.outbox, { write }) }
}

it('BACKEND-07 a scenario asks before it ends a session, unless that session was itself played', async () => {
  const { session, noted, askedBy } = phone()
  expect(await askedBy('step-4')).toBeNull()
  session.signIn({ token: 'T1', sellerId, mobile: null })
  expect(await askedBy('step-4')).toBe('session')
  noted.set(playedSessionNote, digestOf('T1'))
  expect(await askedBy('step-4')).toBeNull()
})

it('BACKEND-07 every scenario asks if a registration was typed, or made and not verified', async () => {
  const { session, outbox, askedBy } = phone()
  const type = (values: unknown) => outbox.writeDraft(registrationDraftKey, { values, savedAt: 1 })
  await type({ firstName: 'Usha' })
  expect([await askedBy('step-4'), await askedBy('new-seller')]).toEqual(['entries', 'entries'])
  await type({ firstName: 'Divya', email: divya.email })
  expect(await askedBy('step-4')).toBeNull()
  await type({})
  expect(await askedBy('step-4')).toBeNull()
  session.rememberRegistration({ sellerId: 'S9', mobile: '9876543210' })
  expect(await askedBy('step-4')).toBe('entries')
  session.rememberRegistration({ sellerId: 'S9', mobile: divya.mobile })
  expect(await askedBy('step-4')).toBeNull()
})

it('BACKEND-07 a scenario asks if its ready seller has saved a step, but not for what was only played', async () => {
  const { store, askedBy, played } = phone()
  await saveStep(store, 4, 1, sellerId)
  expect([await askedBy('step-4'), await askedBy('step-5')]).toEqual(['entries', null])
  await played()
  expect(await askedBy('step-4')).toBeNull()
  await saveStep(store, 5, 2, sellerId)
  expect(await askedBy('step-4')).toBe('entries')
})

it('BACKEND-07 a scenario asks if its ready seller has changed samples', async () => {
  const { onSamples, askedBy } = phone()
  onSamples.add(sellerId)
  expect([await askedBy('step-4'), await askedBy('step-5')]).toEqual(['entries', null])
})

it('BACKEND-07 a scenario that frees contacts asks if their seller has saved a step', async () => {
  const { store, askedBy } = phone()
  await saveStep(store, 3, 1, 'S6')
  expect([await askedBy('new-seller'), await askedBy('step-4')]).toEqual(['entries', null])
})

it.each([draftsOfStep(4), 'pack OD-1042', 'suggestion'])('BACKEND-07 a scenario asks if its ready seller has typed into any form since it was played (%s)', async (form) => {
  const { outbox, clock, askedBy, played } = phone()
  await outbox.writeDraft({ owner: sellerId, form }, { values: { typed: '12' }, savedAt: clock.time })
  expect([await askedBy('step-4'), await askedBy('step-5')]).toEqual(['entries', null])
  await played()
  expect(await askedBy('step-4')).toBeNull()
  await outbox.writeDraft({ owner: sellerId, form }, { values: { typed: '123' }, savedAt: clock.time + 1 })
  expect(await askedBy('step-4')).toBe('entries')
})

it('BACKEND-07 DEMO-03 a scenario asks for what was saved or typed even if the clock is behind the last play', async () => {
  const saving = phone()
  await saveStep(saving.store, 4, 1, sellerId)
  await saving.played()
  saving.clock.time -= 24 * 60 * 60_000
  await saveStep(saving.store, 5, 2, sellerId)
  expect(await saving.askedBy('step-4')).toBe('entries')
  const typing = phone()
  await typing.played()
  await typing.outbox.writeDraft({ owner: sellerId, form: draftsOfStep(4) }, { values: {}, savedAt: 1 })
  expect(await typing.askedBy('step-4')).toBe('entries')
})

it('BACKEND-07 a scenario does not ask if the store cannot be read', async () => {
  const { device } = phone()
  const [scenario] = scenarios
  if (scenario === undefined) throw new Error('There are no scenarios')
  expect(await whatScenarioWouldEnd(scenario, { ...device, loadOutbox: () => Promise.reject(new Error('blocked')) })).toBeNull()
})
