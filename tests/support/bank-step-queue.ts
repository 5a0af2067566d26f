import { expect } from 'vitest'
import { stepCommandName } from '@/outbox/command'
import { databaseName } from '@/outbox/database'
import type { BackendKind } from '@/session/backend-choice'
import { drainLockName } from '@/sync/shared-names'
import { readyAccount, startDevice, type SellerDevice } from './seller-device'
import { stepBody } from './step-bodies'
import { untilHolds } from './until-holds'

/** The queue of a seller whose next step is the bank step, and what is seen of it. */

const { sellerId } = readyAccount('step-4')

/** Her device, signed in. */
export async function startAtBankStep(kind: BackendKind): Promise<SellerDevice> {
  const device = await startDevice(kind)
  await device.signIn('step-4')
  // A sign-in lets the queue move: it rests before the test begins.
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

/** What was asked of the queue before is done when this resolves: the lock is given in turn. */
export async function drained(): Promise<void> {
  // A wake that came while the queue moved lets it move once more.
  for (let turns = 0; turns < 2; turns += 1)
    await navigator.locks.request(drainLockName(databaseName('demo')), () => new Promise<void>((resolve) => {
      setImmediate(resolve)
    }))
}
