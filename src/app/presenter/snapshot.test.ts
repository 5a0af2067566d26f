import { expect, it } from 'vitest'
import { readSnapshot, snapshotText, type DemoData } from './snapshot'

const data: DemoData = {
  service: { anything: ['at all'] },
  device: {
    session: { sellerToken: 'T1', sellerId: 'S1', registrationSteps: '4', maxAllowedStep: '5', mobile: null },
    outbox: { drafts: [{ owner: 'S1', form: 'step-3' }] },
    samples: {},
  },
}
const text = snapshotText(data, Date.UTC(2026, 0, 5))
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(text), ...change })

it('DEMO-04 a snapshot is read as it was written', () => {
  expect(readSnapshot(text)).toEqual({ kind: 'read', data })
})

it.each([
  ['no JSON', 'Dear customer'],
  ['nothing', ''],
  ['other JSON', '{"steps":[]}'],
  ['a list', '[1]'],
  ['another product’s file', changed({ format: 'their-snapshot' })],
])('DEMO-04 %s is no snapshot', (_, file) => {
  expect(readSnapshot(file)).toEqual({ kind: 'refused', reason: 'not-a-snapshot' })
})

it('DEMO-04 a newer version’s snapshot is left to it', () => {
  expect(readSnapshot(changed({ version: 2, device: 'elsewhere' }))).toEqual({ kind: 'refused', reason: 'newer-version' })
})

it.each([
  ['a session that is none', { device: { ...data.device, session: { sellerToken: 7 } } }],
  ['rows that are none', { device: { ...data.device, outbox: { drafts: ['x'] } } }],
  ['no device', { device: null }],
])('DEMO-04 a snapshot with %s is damaged', (_, change) => {
  expect(readSnapshot(changed(change))).toEqual({ kind: 'refused', reason: 'damaged' })
})
