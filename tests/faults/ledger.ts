import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OrderCommandName } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { stepAfter, firstStep, type NextStep, type OnboardingStep } from '@/contract/steps'
import { answerWrongly, json } from './answers'
import type { Arrival, SellerId } from './history'
import { createOrderLedger, orderPaths } from './order-ledger'
import { createPresses } from './order-marks'
import type { AnswerFault } from './schedule'
import { answerShopCall } from './shop-calls'

export const testSellers = [
  { seller: 'S-1', mobile: '9845000011' },
  { seller: 'S-2', mobile: '9845000012' },
] as const

export interface Circumstances {
  readonly knowsKeys: boolean
  /** Whether the sellers have a shop with orders. */
  readonly shop: boolean
  readonly ledger: Arrival[]
  readonly now: () => number
  /** Called with every fault that was applied to a request. */
  readonly noteFault: (fault: AnswerFault) => void
  /** Called with every seller who is given a token. */
  readonly noteSignIn: (seller: SellerId) => void
  /** Called with every broken promise that only the backend can see. */
  readonly noteWrong: (sentence: string) => void
}

const lateMilliseconds = 700
/** Faults by which the backend refuses the command itself. */
const refusals: ReadonlySet<AnswerFault> = new Set<AnswerFault>(['forbidden', 'conflict', 'refused'])
const loginSchema = z.object({ mobile: z.string() })

const accept = (arrival: Arrival, response: ServerResponse, body: unknown, now: () => number): void => {
  response.once('finish', () => {
    arrival.acceptedAt = now()
  })
  json(response, 200, body)
}

/** Everything that the backend receives in one schedule, and how it answers. */
export function createLedger({ knowsKeys, shop, ledger, now, noteFault, noteSignIn, noteWrong }: Circumstances) {
  const orders = createOrderLedger(noteWrong)
  if (shop) orders.openShops(testSellers.map(({ seller }) => seller))
  const presses = createPresses()
  /** The arrivals that are commands on orders. */
  const ofOrders = new Map<Arrival, OrderCommandName>()
  const tokens = new Map<string, SellerId>()
  const ended = new Set<string>()
  /** Keys whose request has taken effect or is about to. */
  const keys = new Map<string, 'running' | 'done'>()
  const held = new Set<ServerResponse>()
  const timers = new Set<NodeJS.Timeout>()

  const nextStep = (seller: SellerId): NextStep => {
    const has = (step: OnboardingStep): boolean => ledger.some((one) => one.seller === seller && one.step === step && one.appliedAt !== null)
    let next: NextStep = firstStep
    while (next !== 'complete' && has(next)) next = stepAfter(next)
    return next
  }

  function signIn(response: ServerResponse, body: unknown): void {
    const { mobile } = loginSchema.parse(body)
    const person = testSellers.find((one) => one.mobile === mobile)
    if (person === undefined) return json(response, 401, { message: 'These do not belong together.' })
    const token = `token-${tokens.size + 1}-of-${person.seller}`
    tokens.set(token, person.seller)
    noteSignIn(person.seller)
    return json(response, 200, { token, sellerId: person.seller, currentStep: nextStep(person.seller) })
  }

  function apply(arrival: Arrival): void {
    if (knowsKeys && keys.get(arrival.key) === 'done') return
    keys.set(arrival.key, 'done')
    arrival.appliedAt = now()
  }

  /** Answers as a correct backend would. */
  function take(arrival: Arrival, response: ServerResponse): void {
    if (knowsKeys && (arrival.tokenOf === null || ended.has(arrival.token))) return refuseToken(arrival, response)
    if (knowsKeys && keys.get(arrival.key) === 'running') return json(response, 409, { message: 'It is being worked on.' }, { 'Retry-After': '1' })
    const next = nextStep(arrival.seller)
    const isNew = keys.get(arrival.key) === undefined
    if (knowsKeys && isNew && next !== 'complete' && arrival.step !== null && arrival.step > next) return json(response, 409, { message: `Step ${next} comes first.` })
    const answer = perform(arrival)
    return answer.status === 200 ? accept(arrival, response, answer.body, now) : json(response, answer.status, answer.body)
  }

  /** Lets it take effect, unless its own content is refused. */
  function perform(arrival: Arrival): { readonly status: number; readonly body: unknown } {
    const command = ofOrders.get(arrival)
    const answer = command === undefined ? { status: 200, body: { message: 'Saved.' } } : orders.take(arrival.key, command, JSON.parse(arrival.body))
    if (answer.status === 200) apply(arrival)
    return answer
  }

  function refuseToken(arrival: Arrival, response: ServerResponse): void {
    arrival.refusedTokenAt = now()
    ended.add(arrival.token)
    json(response, 401, { message: 'Please sign in again.' })
  }

  /** Takes effect where a correct backend would allow it, without an answer. */
  function applyUnheard(arrival: Arrival): void {
    const next = nextStep(arrival.seller)
    if (next === 'complete' || arrival.step === null || arrival.step <= next) perform(arrival)
  }

  function takeLate(arrival: Arrival, response: ServerResponse): void {
    response.destroy()
    // Without keys nobody could tell a late effect from a new request.
    if (!knowsKeys || keys.has(arrival.key)) return applyUnheard(arrival)
    keys.set(arrival.key, 'running')
    const finish = (): void => {
      keys.delete(arrival.key)
      applyUnheard(arrival)
    }
    timers.add(setTimeout(finish, lateMilliseconds))
    return undefined
  }

  function fail(fault: AnswerFault, arrival: Arrival, response: ServerResponse): void {
    if (fault === 'forbidden') arrival.forbiddenAt = now()
    answerWrongly(fault, response, {
      apply: () => applyUnheard(arrival),
      applyLate: () => takeLate(arrival, response),
      refuseToken: () => refuseToken(arrival, response),
      hold() {
        held.add(response)
        response.once('close', () => held.delete(response))
      },
    })
  }

  const tokenIn = (request: IncomingMessage): string => (request.headers.authorization ?? '').replace('Bearer ', '')

  return {
    signIn,
    notePress: presses.note,
    cancelSomeOrder: orders.cancelSome,
    hearUnused: (body: unknown) => orders.hearUnused(body),
    /** Answers a read of a shop. @returns whether it was one */
    askShop(request: IncomingMessage, body: unknown, response: ServerResponse): boolean {
      const token = tokenIn(request)
      const seller = tokens.get(token)
      const answer = shop && answerShopCall(orders, { seller: seller ?? '', address: request.url ?? '', body })
      if (answer === false || answer === null) return false
      if (seller === undefined || ended.has(token)) json(response, 401, { message: 'Please sign in again.' })
      else json(response, 200, answer)
      return true
    },
    receive(command: Pick<Arrival, 'seller' | 'step' | 'mark'>, text: string, request: IncomingMessage, response: ServerResponse, fault: AnswerFault | undefined): void {
      const { seller, step } = command
      const token = tokenIn(request)
      const key = String(request.headers['idempotency-key'])
      const orderCommand = orderPaths.get(request.url ?? '')
      const arrival: Arrival = {
        at: now(),
        token,
        tokenOf: tokens.get(token) ?? null,
        seller,
        step,
        mark: orderCommand === undefined ? command.mark : presses.markOf(key, orderCommand, JSON.parse(text)),
        key,
        body: text,
        appliedAt: null,
        acceptedAt: null,
        endedAt: Infinity,
        refusedTokenAt: null,
        forbiddenAt: null,
      }
      for (const end of ['finish', 'close'] as const)
        response.once(end, () => {
          arrival.endedAt = Math.min(arrival.endedAt, now())
        })
      ledger.push(arrival)
      if (orderCommand !== undefined) ofOrders.set(arrival, orderCommand)
      // A backend that knows keys works on one request of each key, and does not refuse what it has accepted.
      const state = knowsKeys ? keys.get(arrival.key) : undefined
      const isSettled = state === 'running' || (state === 'done' && fault !== undefined && refusals.has(fault))
      if (fault === undefined || isSettled) return take(arrival, response)
      noteFault(fault)
      return fail(fault, arrival, response)
    },
    lastApplied: (seller: SellerId, step: OnboardingStep): number | null =>
      ledger
        .filter((one) => one.seller === seller && one.step === step && one.appliedAt !== null)
        .toSorted((a, b) => (a.appliedAt ?? 0) - (b.appliedAt ?? 0))
        .at(-1)?.mark ?? null,
    async silenceEnded(): Promise<boolean> {
      return (await Promise.all([...held].map((response) => once(response, 'close')))).length > 0
    },
    calmDown(): void {
      for (const response of held) response.destroy()
      held.clear()
    },
    end(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
