import type { ContactChannel } from '@/contract/contact-channels'
import { headerNames, isGet, type EndpointName } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { webCrypto } from '@mocks/adapters/web-crypto'
import { inflate } from '@mocks/adapters/web-inflate'
import { handle } from '@mocks/engine/handle'
import { createMemoryStore } from '@mocks/engine/memory-store'
import { readState, type State } from '@mocks/engine/state'
import { createService, type Dependencies, type Service } from '@mocks/engine/service'
import { registrationBody } from '@mocks/scenarios/newcomers'
import { seedState } from '@mocks/scenarios/seed'
import { newcomer } from './newcomer'

/** What a test reads of an answer. */
export interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

export interface CallOptions {
  readonly token?: string
  readonly key?: string
  /** The network address that calls. */
  readonly address?: string
}

export interface Harness {
  readonly service: Service
  /** Everything that the service stores. */
  state(): Promise<State>
  call(name: EndpointName, body: unknown, options?: CallOptions): Promise<Answer>
  /** Lets time pass for the service. */
  pass(milliseconds: number): void
  /** Registers a seller who is not verified; gives the seller id. */
  register(changes?: Readonly<Record<string, unknown>>): Promise<string>
  /** The code that was last sent over a channel. */
  codeOf(sellerId: string, channel: ContactChannel): Promise<string>
  /** The body of a verification with the codes that were sent. */
  codesOf(sellerId: string): Promise<{ emailOtp: string; mobileOtp: string; secondarymobileOtp: string; sellerId: string }>
  /** Signs a ready account in; gives its token. */
  signIn(email: string): Promise<string>
}

export const registration = registrationBody(newcomer)

/** A code that is not the given one. */
export const otherCode = (code: string): string => (code === '0000' ? '1111' : '0000')

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Parameters as they are in an address's query. */
const parametersSchema = z.record(z.string(), z.string())

/** A service over a store in memory, with a clock that stands still until `pass` moves it. */
export function createHarness(changes: Partial<Dependencies> = {}): Harness {
  let now = Date.UTC(2026, 10, 20, 6)
  const service = createService({ ...webCrypto, inflate, store: createMemoryStore(seedState), now: () => now, ...changes })

  const call: Harness['call'] = async (name, body, { token, key, ...from } = {}) => {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    if (token !== undefined) headers.set(headerNames.authorization, `Bearer ${token}`)
    if (key !== undefined) headers.set(headerNames.idempotencyKey, key)
    const carried = isGet(name) ? { parameters: parametersSchema.parse(body), text: '' } : { parameters: {}, text: JSON.stringify(body) }
    const answer = await handle(name, { headers, ...carried, ...from }, service)
    return {
      status: answer.status,
      retryAfter: answer.headers[headerNames.retryAfter],
      body: isRecord(answer.body) ? answer.body : {},
    }
  }

  const state = (): Promise<State> => service.store.read(readState)
  const codeOf: Harness['codeOf'] = async (sellerId, channel) => {
    const { sentCodes } = await state()
    return sentCodes.findLast((sent) => sent.sellerId === sellerId && sent.channel === channel && sent.state !== 'replaced')?.code ?? ''
  }

  return {
    service,
    state,
    call,
    codeOf,
    pass(milliseconds) {
      now += milliseconds
    },
    async register(other = {}) {
      const { body } = await call('register', { ...registration, ...other })
      return String(body['sellerId'])
    },
    codesOf: async (sellerId) => ({
      sellerId,
      emailOtp: await codeOf(sellerId, 'email'),
      mobileOtp: await codeOf(sellerId, 'mobile'),
      secondarymobileOtp: await codeOf(sellerId, 'secondary'),
    }),
    async signIn(email) {
      const { body } = await call('login', { email, password: 'demo1234' })
      return String(body['token'])
    },
  }
}
