import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { endpoints, stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { json } from './answers'
import type { Arrival, SellerId } from './history'
import { isScoped } from '../support/scoped-command'
import { createLedger, testSellers, type Circumstances } from './ledger'
import { isMarked, readMark, readSignatureMark } from './marks'
import { orderPaths } from './order-ledger'
import { readOrderBody, type OrderPress } from './order-marks'
import type { AnswerFault } from './schedule'

/*
 * A small backend with a ledger of everything that arrived. A plain one applies every step as often as it arrives; one
 * that knows keys and tokens answers a repeated key with its first answer, and accepts no step out of order.
 */

export interface FaultyBackend {
  /** Begins a schedule with everything of the previous one forgotten. */
  begin(circumstances: Circumstances): void
  /** The faults of the next requests, one each. */
  readonly faultsToCome: AnswerFault[]
  /** The mark of the version of a step that the backend applied last. */
  lastApplied(seller: SellerId, step: OnboardingStep): number | null
  /** Hears of a press that does something to an order before it happens, to recognise its command by. */
  notePress(press: OrderPress): void
  /** A customer cancels an order. @returns its number; null if there is none to cancel */
  cancelSomeOrder(seller: SellerId, choice: number): string | null
  /** Resolves when no client waits for a held answer any more. @returns whether one had waited */
  silenceEnded(): Promise<boolean>
  /** Releases everything that is held; later requests meet no fault. */
  calmDown(): void
  close(): Promise<void>
}

const stepOfPath = new Map<string, OnboardingStep>(onboardingSteps.map((step) => [endpoints[stepEndpoints[step]].path, step]))

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

/** The command that arrived at a path, and its seller; null if it is neither a step nor a command on an order. */
function readCommand(path: string, body: unknown): Pick<Arrival, 'seller' | 'step' | 'mark'> | null {
  // The judge of long queues reads the bodies of commands that are no step.
  if (orderPaths.has(path)) return { ...readOrderBody(body), step: null }
  const step = stepOfPath.get(path)
  if (step === undefined) return null
  if (!isMarked(step)) return { ...readSignatureMark(body, testSellers.map(({ seller }) => seller)), step }
  return { ...readMark(step, body), step: isScoped(body) ? null : step }
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
      // The client was killed while it was sending.
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
