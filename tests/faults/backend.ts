import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { endpoints, stepEndpoints, type OrderCommandName } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { onboardingSteps, stepAfter, firstStep, type NextStep, type OnboardingStep } from '@/contract/steps'
import type { Arrival, SellerId } from './history'
import { isScoped } from '../support/scoped-command'
import { isMarked, readMark, readSignatureMark } from './marks'
import { createOrderLedger, orderPaths } from './order-ledger'
import { createPresses, readOrderBody, type OrderPress } from './order-marks'
import type { AnswerFault } from './schedule'
import { answerShopCall } from './shop-calls'

/*
 * A small backend with a ledger of all that arrived. A plain one takes every step as often as it comes; one that knows
 * keys and tokens answers a key that it has seen with its first answer, and takes no step out of order.
 */

export const testSellers = [
  { seller: 'S-1', mobile: '9845000011' },
  { seller: 'S-2', mobile: '9845000012' },
] as const

interface Circumstances {
  readonly knowsKeys: boolean
  /** Whether its sellers have a shop with orders. */
  readonly shop: boolean
  readonly ledger: Arrival[]
  readonly now: () => number
  /** Hears of every fault that met a request. */
  readonly noteFault: (fault: AnswerFault) => void
  /** Hears of every token that is given. */
  readonly noteSignIn: (seller: SellerId) => void
  /** Hears of what the backend alone can see, and must never be. */
  readonly noteWrong: (sentence: string) => void
}

export interface FaultyBackend {
  /** Begins a schedule with nothing known of the last one. */
  begin(circumstances: Circumstances): void
  /** What becomes of the next requests for a step, one each. */
  readonly faultsToCome: AnswerFault[]
  /** The step and mark that the backend has last. */
  lastApplied(seller: SellerId, step: OnboardingStep): number | null
  /** Hears of a press that does something to an order, before it is done: by that its command is known. */
  notePress(press: OrderPress): void
  /** A customer changes his mind. @returns the order that is cancelled; null for none */
  cancelSomeOrder(seller: SellerId, choice: number): string | null
  /** Resolves when nobody waits any longer for an answer that does not come, to whether anybody had. */
  silenceEnded(): Promise<boolean>
  /** Lets everything that is held go; what comes next is answered well. */
  calmDown(): void
  close(): Promise<void>
}

const lateMilliseconds = 700
/** Faults that are a word of the backend about the step itself. */
const refusals: ReadonlySet<AnswerFault> = new Set<AnswerFault>(['forbidden', 'conflict', 'refused'])
const stepOfPath = new Map<string, OnboardingStep>(onboardingSteps.map((step) => [endpoints[stepEndpoints[step]].path, step]))
const loginSchema = z.object({ mobile: z.string() })

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Authorization, Idempotency-Key',
  'Access-Control-Expose-Headers': 'Retry-After, Date',
  'Access-Control-Max-Age': '7200',
} as const

const json = (response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const accept = (arrival: Arrival, response: ServerResponse, body: unknown, now: () => number): void => {
  response.once('finish', () => {
    arrival.acceptedAt = now()
  })
  json(response, 200, body)
}

/** What arrived at a path, and who says so; null where it is neither a step nor a command on an order. */
function readCommand(path: string, body: unknown): Pick<Arrival, 'seller' | 'step' | 'mark'> | null {
  // The judge of long queues looks at the bodies of what is no step.
  if (orderPaths.has(path)) return { ...readOrderBody(body), step: null }
  const step = stepOfPath.get(path)
  if (step === undefined) return null
  if (!isMarked(step)) return { ...readSignatureMark(body, testSellers.map(({ seller }) => seller)), step }
  return { ...readMark(step, body), step: isScoped(body) ? null : step }
}

const page = '<!doctype html><title>Welcome</title><h1>Sign in to the hotel</h1>'

/** Node's own Date is at times a second behind, which would ask for two. */
function inOneSecondByDate(): Readonly<Record<'Date' | 'Retry-After', string>> {
  const now = Date.now()
  return { Date: new Date(now).toUTCString(), 'Retry-After': new Date(now + 1000).toUTCString() }
}

function createLedger({ knowsKeys, shop, ledger, now, noteFault, noteSignIn, noteWrong }: Circumstances) {
  const orders = createOrderLedger(noteWrong)
  if (shop) orders.openShops(testSellers.map(({ seller }) => seller))
  const presses = createPresses()
  /** The arrivals that are commands on orders. */
  const ofOrders = new Map<Arrival, OrderCommandName>()
  const tokens = new Map<string, SellerId>()
  const ended = new Set<string>()
  /** Keys that took effect, or are about to. */
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

  /** Answers as a sound backend would. */
  function take(arrival: Arrival, response: ServerResponse): void {
    if (knowsKeys && (arrival.tokenOf === null || ended.has(arrival.token))) return refuseToken(arrival, response)
    if (knowsKeys && keys.get(arrival.key) === 'running') return json(response, 409, { message: 'It is being worked on.' }, { 'Retry-After': '1' })
    const next = nextStep(arrival.seller)
    const isNew = keys.get(arrival.key) === undefined
    if (knowsKeys && isNew && next !== 'complete' && arrival.step !== null && arrival.step > next) return json(response, 409, { message: `Step ${next} comes first.` })
    const answer = perform(arrival)
    return answer.status === 200 ? accept(arrival, response, answer.body, now) : json(response, answer.status, answer.body)
  }

  /** Lets it take effect, unless it is refused for what it is about. */
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

  /** Takes effect where a sound backend would let it, and breaks the connection. */
  function applyUnheard(arrival: Arrival): void {
    const next = nextStep(arrival.seller)
    if (next === 'complete' || arrival.step === null || arrival.step <= next) perform(arrival)
  }

  function takeLate(arrival: Arrival, response: ServerResponse): void {
    response.destroy()
    // Without keys nobody could tell a late effect from a new one.
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
    switch (fault) {
      case 'lost-before':
        response.destroy()
        return
      case 'lost-after':
        applyUnheard(arrival)
        response.destroy()
        return
      case 'cut-short':
        applyUnheard(arrival)
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '40' }).write('{"message":"Sav')
        setImmediate(() => response.destroy())
        return
      case 'late':
        takeLate(arrival, response)
        return
      case 'silent':
        applyUnheard(arrival)
        held.add(response)
        response.once('close', () => held.delete(response))
        return
      case 'unauthorised':
        refuseToken(arrival, response)
        return
      case 'forbidden':
        json(response, 403, { message: 'You may not do this.' })
        return
      case 'conflict':
        json(response, 409, { message: 'It is there already.' })
        return
      case 'refused':
        json(response, 422, { message: 'Please write it in another way.' })
        return
      case 'busy-seconds':
        json(response, 429, { message: 'Too many at once.' }, { 'Retry-After': '1' })
        return
      case 'busy-date':
        json(response, 429, { message: 'Too many at once.' }, inOneSecondByDate())
        return
      case 'server-error':
        json(response, 500, { message: 'Something broke.' })
        return
      case 'server-error-after':
        applyUnheard(arrival)
        json(response, 500, { message: 'Something broke.' })
        return
      case 'portal-page':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
        return
      case 'portal-redirect':
        response.writeHead(302, { Location: '/hotel' }).end()
        return
      case 'portal-511':
        response.writeHead(511, { 'Content-Type': 'text/html' }).end(page)
        return
      case 'portal-empty':
        response.writeHead(200).end()
    }
  }

  const tokenIn = (request: IncomingMessage): string => (request.headers.authorization ?? '').replace('Bearer ', '')

  return {
    signIn,
    notePress: presses.note,
    cancelSomeOrder: orders.cancelSome,
    hearUnused: (body: unknown) => orders.hearUnused(body),
    /** Answers a question about a shop. @returns whether it was one */
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
      }
      for (const end of ['finish', 'close'] as const)
        response.once(end, () => {
          arrival.endedAt = Math.min(arrival.endedAt, now())
        })
      ledger.push(arrival)
      if (orderCommand !== undefined) ofOrders.set(arrival, orderCommand)
      // A backend that knows keys works on one request of each, and does not refuse what it has taken.
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

export async function startFaultyBackend(port: number): Promise<FaultyBackend> {
  const faultsToCome: AnswerFault[] = []
  let ledger = createLedger({ knowsKeys: false, shop: false, ledger: [], now: () => 0, noteFault: () => undefined, noteSignIn: () => undefined, noteWrong: () => undefined })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value)
    const path = request.url ?? ''
    const answering = ledger
    if (request.method !== 'POST') {
      if (request.method !== 'GET' || !answering.askShop(request, null, response)) response.writeHead(204).end()
      return
    }
    textOf(request).then(
      (text) => {
        const body: unknown = JSON.parse(text)
        const command = readCommand(path, body)
        if (path === endpoints.login.path) answering.signIn(response, body)
        else if (path === endpoints.documentVoid.path) {
          const answer = answering.hearUnused(body)
          json(response, answer.status, answer.body)
        } else if (answering.askShop(request, body, response)) return
        else if (command !== null) answering.receive(command, text, request, response, faultsToCome.shift())
        else json(response, 404, { message: 'There is nothing here.' })
      },
      // The other end was killed while it was sending.
      () => response.destroy(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    faultsToCome,
    begin(circumstances) {
      ledger.calmDown()
      ledger.end()
      faultsToCome.length = 0
      ledger = createLedger(circumstances)
    },
    lastApplied: (seller, step) => ledger.lastApplied(seller, step),
    notePress: (press) => ledger.notePress(press),
    cancelSomeOrder: (seller, choice) => ledger.cancelSomeOrder(seller, choice),
    silenceEnded: () => ledger.silenceEnded(),
    calmDown() {
      faultsToCome.length = 0
      ledger.calmDown()
    },
    async close() {
      ledger.end()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
