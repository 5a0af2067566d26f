import type { CommandBody } from '@/outbox/command'
import type { SendCommand } from '@/sync/drain'
import { anOrder } from './an-order'

/** What goes wrong with one request, before or after it has taken effect. */
export const orderFaults = ['fine', 'lost', 'lost-after-effect', 'server-error', 'refused', 'forbidden'] as const
export type OrderFault = (typeof orderFaults)[number]

type Answer = Awaited<ReturnType<SendCommand>>

const refuse = (status: number, more: object = {}): Answer => ({ kind: 'rejected', status, message: 'Not so.', ...more })

/** A small marketplace: orders with revisions, which can be packed and handed over, and invoice numbers that may be used only once. */
export function createOrderServer() {
  const orders = new Map<string, { rev: number; state: 'placed' | 'packed' | 'on-the-way'; number: string | null }>()
  const answers = new Map<string, { readonly body: string; readonly answer: Answer }>()
  const numbers = new Map<string, string>()
  const voided = new Set<string>()
  const changedElsewhere = new Set<string>()
  const faultsToCome: OrderFault[] = []
  const broken: string[] = []
  const orderOf = (id: string) => {
    const order = orders.get(id) ?? { rev: 1, state: 'placed', number: null }
    orders.set(id, order)
    return order
  }
  const recordOf = (id: string) => {
    const { rev, state, number } = orderOf(id)
    return anOrder({ id, rev, state, invoiceNumber: number })
  }

  function takeNumber(number: string, id: string): void {
    if (numbers.has(number)) broken.push(`${number} was drawn for ${numbers.get(number)} and for ${id}`)
    if (voided.has(number)) broken.push(`${number} was told of as unused and stands on ${id}`)
    numbers.set(number, id)
  }

  function apply(body: CommandBody): Answer {
    if ('number' in body) {
      if (numbers.has(body.number)) broken.push(`${body.number} stands on ${numbers.get(body.number)} and was told of as unused`)
      voided.add(body.number)
      return { kind: 'ok', data: {} }
    }
    if (!('rev' in body)) return refuse(422)
    const order = orderOf(body.id)
    const current = recordOf(body.id)
    const isPack = 'grams' in body
    if (order.state !== (isPack ? 'placed' : 'packed')) return refuse(409, { code: 'state', current })
    if (order.rev !== body.rev) {
      if (!changedElsewhere.has(body.id)) broken.push(`${body.id} was refused as changed, and nobody else had changed it`)
      return refuse(409, { code: 'changed', current })
    }
    if (isPack && body.invoiceNumber !== null) takeNumber(body.invoiceNumber, body.id)
    Object.assign(order, isPack ? { state: 'packed', number: body.invoiceNumber } : { state: 'on-the-way' }, { rev: order.rev + 1 })
    return { kind: 'ok', data: { record: recordOf(body.id) } }
  }

  function perform(body: CommandBody, key: string, refused: boolean): Answer {
    const known = answers.get(key)
    const text = JSON.stringify(body)
    if (known !== undefined && known.body !== text) broken.push(`two bodies under one key: ${key}`)
    const answer = known?.answer ?? (refused ? refuse(422, { code: 'content' }) : apply(body))
    answers.set(key, { body: text, answer })
    return answer
  }

  const send: SendCommand = async (_endpoint, body, { idempotencyKey = '' }) => {
    const fault = faultsToCome.shift() ?? 'fine'
    if (fault === 'lost') return { kind: 'unreachable', reason: 'network' }
    if (fault === 'server-error') return { kind: 'unavailable', status: 503, message: null, retryAfterMilliseconds: null }
    if (fault === 'forbidden') return refuse(403)
    const answer = perform(body, idempotencyKey, fault === 'refused' && !('number' in body))
    return fault === 'lost-after-effect' ? { kind: 'unreachable', reason: 'timeout' } : answer
  }

  return {
    send,
    faultsToCome,
    broken,
    numbers,
    voided,
    revisionOf: (id: string) => orderOf(id).rev,
    /** Somebody else changes an order. */
    change(id: string): void {
      orderOf(id).rev += 1
      changedElsewhere.add(id)
    },
  }
}
