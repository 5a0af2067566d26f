import { expect, it } from 'vitest'
import { cancelBody } from '../../tests/support/order-bodies'
import { openOutbox, rowsOf, saveStep, takeOver, type TestOutbox } from '../../tests/support/outbox-store'

it('QUEUE-10 S5 shows and orders imported commands by what they send, whatever the file claims', async () => {
  const from = openOutbox()
  await from.outbox.save({ sellerId: 'S1', command: 'order-cancel', body: cancelBody({ id: 'OD-2' }) })
  const { rows: [row = {}], ...rest } = await from.outbox.exportTransfer('S1')
  const to = openOutbox()
  const forged = { ...row, scopes: ['order:OD-1'], subject: 'order:OD-1 pack', shows: { title: 'Pack', detail: 'OD-1' } }
  expect(await takeOver(to, { ...rest, rows: [forged] })).toMatchObject({ value: { waiting: 1 } })
  const shown = async (store: TestOutbox) => (await rowsOf(store)).map(({ scopes, subject, shows }) => ({ scopes, subject, shows }))
  expect(await shown(to)).toEqual(await shown(from))
})

it.each([{ savedAt: 1e300 }, { savedAt: -1e300 }, { attempts: -1 }, { key: 'a\nb' }, { key: '' }, { state: 'rejected', status: 400, message: null, at: 1e300 }])(
  'QUEUE-10 takes nothing that could not be shown or sent: %j',
  async (change) => {
    const from = openOutbox()
    await saveStep(from, 3, 1)
    const { rows: [row], ...rest } = await from.outbox.exportTransfer('S1')
    const to = openOutbox()
    expect(to.outbox.readTransfer({ ...rest, rows: [{ ...row, ...change }] })).toBeNull()
    expect(await rowsOf(to)).toEqual([])
  },
)
