import { endpoints, isOrderCommand, endpointNames } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { anOrder } from '../support/an-order'
import { readOrderBody } from './order-marks'

/** Where commands on orders arrive. */
export const orderPaths: ReadonlySet<string> = new Set(endpointNames.filter(isOrderCommand).map((name) => endpoints[name].path))

interface OrderAnswer {
  readonly status: number
  readonly body: unknown
}

const voidSchema = z.object({ number: z.string() })
const firstRevision = 1

/**
 * What the bench's backend knows of orders: how often each was changed, by nobody but the phone, and which numbers stand on
 * invoices. @param noteWrong hears of what must never be
 */
export function createOrderLedger(noteWrong: (sentence: string) => void) {
  const revisions = new Map<string, number>()
  const answers = new Map<string, OrderAnswer>()
  const invoices = new Map<string, string>()
  const unused = new Set<string>()

  function perform(body: unknown): OrderAnswer {
    const { id, rev, invoiceNumber } = readOrderBody(body)
    const known = revisions.get(id) ?? firstRevision
    if (rev !== known) {
      noteWrong(`${id}: a command came with revision ${rev} in place of ${known}, and nobody else had changed it`)
      return { status: 409, body: { success: false, message: 'It has changed.', code: 'changed', current: anOrder({ id, rev: known }) } }
    }
    if (invoiceNumber !== null) {
      const other = invoices.get(invoiceNumber)
      if (other !== undefined) noteWrong(`${invoiceNumber} stands on ${other} and on ${id}`)
      if (unused.has(invoiceNumber)) noteWrong(`${invoiceNumber} was told of as unused and stands on ${id}`)
      invoices.set(invoiceNumber, id)
    }
    revisions.set(id, known + 1)
    return { status: 200, body: { success: true, message: 'Saved.', record: anOrder({ id, rev: known + 1, invoiceNumber }) } }
  }

  return {
    /** Does what it is asked for once for each key, and answers the same to each try. */
    take(key: string, body: unknown): OrderAnswer {
      const answer = answers.get(key) ?? perform(body)
      answers.set(key, answer)
      return answer
    },
    hearUnused(body: unknown): OrderAnswer {
      const { number } = voidSchema.parse(body)
      if (invoices.has(number)) noteWrong(`${number} stands on ${invoices.get(number)} and was told of as unused`)
      unused.add(number)
      return { status: 200, body: { success: true } }
    },
  }
}
