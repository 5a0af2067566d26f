// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import type { PresenterService } from '@/contract/presenter/service'
import { z } from '@/contract/schema'
import { stepCommandName } from '@/outbox/command'
import { sampleCollection } from '@/samples/sample-collection'
import { startAppPage } from '../../../tests/support/app-page'
import { stepBody } from '../../../tests/support/step-bodies'
import { loadPresenterService } from '../backend'
import { sampleStore } from '../sample-store'
import { loadOutbox } from '../services'
import { playActions } from './play-actions'

let service: PresenterService
beforeEach(async () => {
  startAppPage()
  const started = await loadPresenterService?.()
  if (started === undefined) throw new Error('This build has no demo')
  service = started
  await service.reset()
})

it('DEMO-02 SAMPLE-01 restoring a ready seller resets her samples', async () => {
  const notes = sampleCollection('notes', z.object({ text: z.string() }))
  const sellerId = 'seller-open-shop'
  await sampleStore.put(sellerId, notes, { id: '1', value: { text: 'Of the story before' } })
  expect(await playActions([{ kind: 'restore-seller', sellerId, nextStep: 'complete' }], service)).toBe(true)
  expect(await sampleStore.read(sellerId, notes, '1')).toBeNull()
})

it('DEMO-02 DEMO-05 a new registration removes the steps that an earlier, unfinished story left waiting', async () => {
  const sellerId = 'seller-registered'
  const outbox = await loadOutbox()
  await outbox.save({ sellerId, command: stepCommandName(3), body: stepBody(3, sellerId, 1) })
  const actions = service.scenarios.flatMap((scenario) => scenario.actions).filter(({ kind }) => kind === 'free-contacts')
  expect(await playActions(actions, service)).toBe(true)
  expect((await outbox.ledger(sellerId)).rows).toEqual([])
})
