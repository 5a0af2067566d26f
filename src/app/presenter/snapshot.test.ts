import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from '@/contract/schema'
import { readSnapshot, snapshotText, type DemoData } from './snapshot'

const row = {
  sequence: 7,
  sellerId: 'S1',
  step: 3,
  order: 7,
  key: 'k1',
  savedAt: 1,
  attempts: 0,
  state: 'waiting',
  pause: null,
  body: { sellerId: 'S1', nickname: 'Lake Crafts', gstType: 'No GST' },
}
const order = { sellerId: 'S1', resource: 'orders', id: 'OD-1', place: 1, item: { id: 'OD-1', rev: 1 } }
const data: DemoData = {
  service: { anything: ['at all'] },
  device: {
    session: { sellerToken: 'T1', sellerId: 'S1', registrationSteps: '4', maxAllowedStep: '5', mobile: null, wasSignedIn: null },
    outbox: {
      submissions: [row],
      drafts: [{ owner: 'S1', form: 'step-3', values: { nickname: 'Lake Crafts' } }],
      progress: [],
      records: [order],
      cursors: [{ sellerId: 'S1', resource: 'orders', next: 'c1' }],
    },
    samples: { changes: [] },
  },
}
const text = snapshotText(data, Date.UTC(2026, 0, 5))
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(text), ...change })

it('DEMO-04 a snapshot is read back as it was written', () => {
  expect(readSnapshot(text)).toEqual({ kind: 'read', data })
})

it('DEMO-04 LAW-05 a snapshot contains no series of invoice numbers', () => {
  const own = [
    { sellerId: 'S1', resource: 'phone', id: 'phone', place: 0, item: { phoneId: 'P1' } },
    { sellerId: 'S1', resource: 'invoice-series', id: '26-27', place: 0, item: { prefix: '26-27/A7K/', next: 41 } },
  ]
  const { outbox } = data.device
  const whole = { ...data, device: { ...data.device, outbox: { ...outbox, records: [...outbox.records, ...own] } } }
  expect(readSnapshot(snapshotText(whole, 0))).toEqual({ kind: 'read', data })
})

it.each([
  ['no JSON', 'Dear customer'],
  ['nothing', ''],
  ['other JSON', '{"steps":[]}'],
  ['a list', '[1]'],
  ['another product’s file', changed({ format: 'their-snapshot' })],
])('DEMO-04 %s is refused as not a snapshot', (_, file) => {
  expect(readSnapshot(file)).toEqual({ kind: 'refused', reason: 'not-a-snapshot' })
})

it('DEMO-04 a snapshot of a newer version is refused as such', () => {
  expect(readSnapshot(changed({ version: 3, device: 'elsewhere' }))).toEqual({ kind: 'refused', reason: 'newer-version' })
})

it.each([10, 2, 1])('DEMO-04 a snapshot without its last %d characters is refused as damaged', (missing) => {
  expect(readSnapshot(text.slice(0, -missing))).toEqual({ kind: 'refused', reason: 'damaged' })
})

it.each([
  ['no version', { version: undefined }],
  ['a session that is none', { device: { ...data.device, session: { sellerToken: 7 } } }],
  ['rows that are none', { device: { ...data.device, outbox: { ...data.device.outbox, drafts: ['x'] } } }],
  ['a step that no store could read', { device: { ...data.device, outbox: { ...data.device.outbox, submissions: [{ ...row, step: 9 }] } } }],
  ['a row number that leaves none for the next', { device: { ...data.device, outbox: { ...data.device.outbox, submissions: [{ ...row, sequence: 2 ** 53 }] } } }],
  ['no device', { device: null }],
])('DEMO-04 a snapshot with %s is refused as damaged', (_, change) => {
  expect(readSnapshot(changed(change))).toEqual({ kind: 'refused', reason: 'damaged' })
})

it('DEMO-04 a snapshot of version 1 is read completely', () => {
  const file = readFileSync(new URL('../../../tests/support/stored-service/snapshot-1.json', import.meta.url), 'utf8')
  const { format, version, savedAt, ...whole } = z.record(z.string(), z.unknown()).parse(JSON.parse(file))
  expect([format, version, savedAt]).toEqual(['seller-portal-demo-snapshot', 1, expect.any(String)])
  const read = readSnapshot(file)
  expect(read).toMatchObject({ kind: 'read', data: whole })
  // Files of that version contain no read records.
  expect(read).toMatchObject({ data: { device: { outbox: { records: [], cursors: [] } } } })
})
