import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commandNames } from '@/contract/modules/command-names'
import { z } from '@/contract/schema'
import { testCommands } from '../../tests/support/scoped-command'
import { openOutbox, rowsOf } from '../../tests/support/outbox-store'
import { raised } from './command'

const tablesSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

/** A device's store as a version of the app left it. These files must never be edited: sellers' phones hold such rows. */
async function openStored(named: string) {
  const file = new URL(`../../tests/support/stored-rows/${named}.json`, import.meta.url)
  const store = openOutbox()
  for (const [name, rows] of Object.entries(tablesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
    await store.database.table(name).bulkAdd(rows)
  return store
}

const newest = Math.max(...[...testCommands.values()].map(({ bodyVersion }) => bodyVersion))
const versions = Array.from({ length: newest }, (_, index) => index + 1)

describe('what an older version has stored', () => {
  it.each(versions)('QUEUE-03 is read completely: every row of version %d', async (version) => {
    const store = await openStored(`version-${version}`)
    for (const seller of ['S1', 'S2', 'S3'])
      expect((await store.outbox.ledger(seller)).rows.filter(({ kind }) => kind === 'unreadable')).toEqual([])
  })

  it('QUEUE-03 CMD-01 of version 1 has its steps, states, progress, drafts and sender', async () => {
    const store = await openStored('version-1')
    const states = async (seller: string) => (await rowsOf(store, seller)).map(({ step, state, attempts }) => [step, state, attempts])
    expect(await states('S1')).toEqual([[3, 'accepted', 1], [4, 'waiting', 1], [5, 'waiting', 0], [6, 'waiting', 0], [7, 'waiting', 0]])
    expect(await states('S2')).toEqual([[4, 'rejected', 1], [3, 'sending', 1]])
    expect(await states('S3')).toEqual([[3, 'waiting', 1], [4, 'waiting', 1]])
    const bodies = (await rowsOf(store)).flatMap((row) => ('body' in row ? [row.body] : []))
    expect(bodies).toMatchObject([
      { accountHolderName: 'Asha Kumari', accountNumber: '2', ifscCode: 'HDFC0001234' },
      { pickupAddress: { doorNo: 'Door 3', city: 'Bengaluru' }, returnAddress: { address: '4th Main' } },
      { shippingType: 'Both', deliveryTypes: ['Same Day'] },
      { mobile: '9000000049', authReturn: true, authReplace: true },
    ])
    expect((await store.outbox.ledger('S1')).progress).toEqual({ sellerId: 'S1', nextStep: 4, step: 7, reached: 7 })
    expect(await store.outbox.readDraft({ owner: 'S1', form: 'step-4' })).toMatchObject({ values: { accountHolderName: 'Asha Kumari' } })
    expect(await store.outbox.readDraft({ owner: 'new-seller', form: 'register' })).toMatchObject({ values: { firstName: 'Usha' } })
    expect(await store.outbox.workerCredentials()).toEqual({ sellerId: 'S1', token: 'token-of-S1' })
  })

  it('QUEUE-03 CMD-01 of each command other than the steps can be read, with the most and the least that its fields may hold', async () => {
    const store = await openStored('commands-version-1')
    expect((await store.outbox.ledger('S1')).rows.filter(({ kind }) => kind === 'unreadable')).toEqual([])
    // A new command is added here once it has been delivered; a stricter limit needs an upgrade of waiting bodies.
    const known = (await rowsOf(store, 'S1')).map(({ command }) => command)
    expect([...new Set(known)].toSorted()).toEqual(Object.values(commandNames).toSorted())
  })

  it('QUEUE-05 cannot make a command pause for 32 years', async () => {
    const store = await openStored('version-1')
    store.clock.time += 60_000
    expect(await store.outbox.next('S1', store.clock.time, true)).toEqual({ kind: 'wait', milliseconds: 86_400_000 })
  })
})

describe('raising a body', () => {
  const upgrades = [(body: unknown) => [body, 'to 2'], (body: unknown) => [body, 'to 3']]

  it.each([
    [1, [['old', 'to 2'], 'to 3']],
    [2, ['old', 'to 3']],
    [3, 'old'],
    [4, null],
    [0, null],
    [1.5, null],
  ])('QUEUE-03 applies every upgrade from version %d on', (version, expected) => {
    expect(raised('old', version, upgrades)).toEqual(expected)
  })
})
