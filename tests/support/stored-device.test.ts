import { readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { restoreTables } from '@/app/presenter/table-copy'
import { schedule } from '@/clock/schedule'
import { z } from '@/contract/schema'
import { drain } from '@/sync/drain'
import { openOutbox, type TestOutbox } from './outbox-store'

/**
 * A whole database as the version of 22 November 2026 left it: submissions in every state, progress, drafts with files,
 * senders. That version's own code wrote it. It is never edited, because phones hold such databases.
 */
const file = new URL('stored-rows/whole-device.json', import.meta.url)
const storedSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
const stored = storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

async function withDevice(look: (store: TestOutbox) => Promise<void>): Promise<void> {
  const name = `stored-device-${Math.random()}`
  const old = new Dexie(name)
  old.version(1).stores({
    submissions: '++sequence, sellerId, [sellerId+step]',
    progress: 'sellerId',
    drafts: '[owner+form], owner',
    senders: 'place',
  })
  await restoreTables(old, stored)
  old.close()
  const store = openOutbox(name)
  try {
    await look(store)
  } finally {
    await store.database.delete()
  }
}

/** The body of each submission, by its key; later versions may have added members to it. */
const bodies = new Map(stored['submissions']?.map(({ key, body }) => [key, body]))

it('QUEUE-01 QUEUE-03 P16 a stored database opens with all its submissions, progress, drafts and senders', () =>
  withDevice(async ({ outbox }) => {
    const queueOf = async (seller: string) => {
      const { rows } = await outbox.ledger(seller)
      return rows.map((row) => {
        if (row.kind === 'unreadable') return [row.step, row.kind]
        const { step, state, order, attempts, key } = row.submission
        if ('body' in row.submission) expect(row.submission.body).toMatchObject(z.looseObject({}).parse(bodies.get(key)))
        return [step, state, order, attempts, key]
      })
    }
    expect(await queueOf('A')).toEqual([
      [3, 'accepted', 1, 1, 'key-1'],
      [4, 'waiting', 2, 1, 'key-2'],
      [4, 'waiting', 2, 0, 'key-3'],
      [5, 'waiting', 4, 0, 'key-4'],
      [6, 'waiting', 5, 0, 'key-5'],
      [7, 'waiting', 6, 0, 'key-6'],
    ])
    expect(await queueOf('B')).toEqual([[3, 'accepted', 7, 1, 'key-7'], [4, 'rejected', 8, 1, 'key-8'], [5, 'waiting', 9, 0, 'key-9']])
    expect(await queueOf('C')).toEqual([[3, 'undecided', 10, 4, 'key-10']])
    expect(await queueOf('D')).toEqual([[6, 'sending', 11, 2, 'key-11']])
    expect(await queueOf('E')).toEqual([[4, 'rejected', 12, 2, 'key-12'], [5, 'rejected', 13, 1, 'key-13']])
    expect(await queueOf('F')).toEqual([[3, 'waiting', 14, 1, 'key-14'], [4, 'unreadable']])
    expect(await queueOf('G')).toEqual([[7, 'accepted', 16, 1, 'key-16']])

    for (const progress of stored['progress'] ?? [])
      expect((await outbox.ledger(String(progress['sellerId']))).progress).toEqual(progress)

    const draft = async (owner: string, form: string) => (await outbox.readDraft({ owner, form }))?.values
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255])
    const gst = z.object({ nickname: z.literal('Store 1'), certificate: z.instanceof(Blob) }).parse(await draft('A', 'step-3'))
    expect([gst.certificate.type, new Uint8Array(await gst.certificate.arrayBuffer())]).toEqual(['image/png', png])
    const signature = z.object({ signature: z.instanceof(Blob), strokes: z.unknown() }).parse(await draft('A', 'step-7'))
    expect([signature.signature.size, signature.strokes]).toEqual([png.length, [[1, 2], [3, 4]]])
    expect(await draft('B', 'step-4')).toEqual({ accountHolderName: 'Asha Kumari', accountNumber: '12' })
    expect(await draft('new-seller', 'register')).toEqual({ firstName: 'Usha' })

    expect(await outbox.workerCredentials()).toEqual({ sellerId: 'A', token: 'token-of-A' })
    expect([await outbox.isTokenRefused('token-of-F'), await outbox.isTokenRefused('token-of-A')]).toEqual([true, false])
  }))

it('QUEUE-02 QUEUE-07 P16 submissions that wait in a stored database are sent in order, with their bodies and keys', () =>
  withDevice(async ({ outbox, clock }) => {
    async function send(sellerId: string, longAfter = 0): Promise<unknown[]> {
      const sent: unknown[] = []
      clock.time += longAfter
      const end = await drain(
        {
          outbox,
          send: async (endpoint, body, { idempotencyKey }) => {
            expect(body).toMatchObject(z.looseObject({}).parse(bodies.get(idempotencyKey)))
            sent.push([endpoint, idempotencyKey])
            return { kind: 'ok', data: {} }
          },
          sender: () => ({ sellerId, token: `token-of-${sellerId}` }),
          now: () => clock.time,
          random: () => 0,
          schedule,
        },
        true,
      )
      return [...sent, end.kind]
    }
    // The server had asked A to wait for two minutes.
    expect(await send('A', 60_000)).toEqual(['pausing'])
    expect(await send('A', 120_000)).toEqual([
      ['step4', 'key-2'],
      ['step4', 'key-3'],
      ['step5', 'key-4'],
      ['step6', 'key-5'],
      ['step7', 'key-6'],
      'empty',
    ])
    expect((await outbox.ledger('A')).progress.nextStep).toBe('complete')
    expect(await send('B')).toEqual(['empty'])
    expect(await send('C')).toEqual(['empty'])
    expect(await send('D')).toEqual([['step6', 'key-11'], 'empty'])
    expect(await send('E')).toEqual(['empty'])
    expect(await send('F')).toEqual(['unauthorised'])
    await outbox.signIn('F', 3)
    await outbox.signIn('E', 4)
    expect(await send('F')).toEqual([['step3', 'key-14'], 'empty'])
  }))
