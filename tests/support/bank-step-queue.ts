import { expect } from 'vitest'
import { stepCommandName } from '@/outbox/command'
import { databaseName } from '@/outbox/database'
import type { BackendKind } from '@/session/backend-choice'
import { drainLockName } from '@/sync/shared-names'
import { readyAccount, startDevice, type SellerDevice } from './seller-device'
import { stepBody } from './step-bodies'
import { untilHolds } from './until-holds'

/** The queue of a seller whose next step is the bank step, and what a test can observe of it. */

const { sellerId } = readyAccount('step-4')

/** Starts this seller's device and signs in. */
export async function startAtBankStep(kind: BackendKind): Promise<SellerDevice> {
  const device = await startDevice(kind)
  await device.signIn('step-4')
  // A sign-in wakes the queue: the test begins when it is idle again.
  await drained()
  return device
}

export async function save({ outbox }: SellerDevice, mark = 1): Promise<number> {
  const stored = await outbox.save({ sellerId, command: stepCommandName(4), body: stepBody(4, sellerId, mark) })
  if (stored.kind === 'not-stored') throw new Error(`Not stored: ${stored.reason}`)
  return stored.value
}

export const steps = ({ sent }: SellerDevice) => sent.filter(({ path }) => path === '/api/seller/step4')
export const rowsAre = ({ outbox }: SellerDevice, ...states: string[]) =>
  untilHolds(async () => expect((await outbox.ledger(sellerId)).rows).toMatchObject(states.map((state) => ({ submission: { state } }))))
export const accepted = (device: SellerDevice) => rowsAre(device, 'accepted')

/** Resolves when the queue has finished all earlier work: the drain lock is granted in order of request. */
export async function drained(): Promise<void> {
  // A wake during a drain causes one more drain, so the lock is taken twice.
  for (let turns = 0; turns < 2; turns += 1)
    await navigator.locks.request(drainLockName(databaseName('demo')), () => new Promise<void>((resolve) => {
      setImmediate(resolve)
    }))
}
