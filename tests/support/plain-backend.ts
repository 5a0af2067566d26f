import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server } from 'socket.io'
import { fieldsOf, type Fields as Body } from '@/contract/plain-values'
import type { PlainShape } from './plain-shapes'

/*
 * A marketplace's server in the plainest style, written from section 7 of the specification alone: it ignores
 * idempotency keys and tokens, sends no Retry-After, and accepts every step.
 */

interface PlainSeller {
  readonly id: number
  details: Body
  verified: boolean
  readonly steps: Map<number, Body>
}

/** A call that arrived. */
export interface PlainCall {
  readonly path: string
  readonly body: Body
  readonly headers: IncomingMessage['headers']
}

export interface PlainBackend {
  readonly address: string
  readonly calls: readonly PlainCall[]
  /** The paths of `GET` requests, none of which it knows. */
  readonly unknown: readonly string[]
  /** The steps that took effect, in order of arrival. */
  readonly applied: readonly number[]
  /** The steps that it refuses from now on, each with its message. */
  readonly refuses: Map<number, string>
  change(shape: PlainShape): void
  close(): Promise<void>
}

/** The one-time codes that it "sends" to every seller. */
export const plainCodes = { email: '1111', mobile: '2222', secondary: '3333' } as const

interface Answer {
  readonly status: number
  readonly body?: Body
  readonly type?: string
  readonly text?: string
}

const ok = (body: Body): Answer => ({ status: 200, body })

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const part of request) text += String(part)
  return fieldsOf(JSON.parse(text))
}

const stepPath = /^\/api\/seller\/(?:register-)?step([3-7])$/

function createSellers(shapeNow: () => PlainShape, applied: number[], refuses: ReadonlyMap<number, string>) {
  const sellers: PlainSeller[] = []
  const byId = (id: unknown): PlainSeller | undefined => sellers.find((seller) => String(seller.id) === String(id))

  const no = (status: number, message: string): Answer => {
    const worded = shapeNow().refusal?.(message)
    return worded === undefined ? { status, body: { message } } : { status, ...worded }
  }

  function register(body: Body): Answer {
    const known = byId(body['sellerId'])
    const seller = known ?? { id: sellers.length + 1, details: body, verified: false, steps: new Map<number, Body>() }
    seller.details = body
    if (known === undefined) sellers.push(seller)
    const answer = { success: true, sellerId: String(seller.id), message: 'Registered.' }
    return ok(shapeNow().register?.(answer) ?? answer)
  }

  function login({ email, mobile, password }: Body): Answer {
    const seller = sellers.find(({ details }) =>
      email === undefined ? details['primaryPhone'] === mobile : details['email'] === email,
    )
    const { loginFailure, login: reshape, currentStep = (next: number) => next } = shapeNow()
    if (seller?.details['password'] !== password || seller === undefined) {
      const message = 'These do not belong together.'
      return loginFailure?.(message) ?? no(401, message)
    }
    const next = Math.max(2, ...seller.steps.keys()) + 1
    const answer = { token: `token-${seller.id}`, sellerId: String(seller.id), currentStep: currentStep(next) }
    return ok(reshape?.(answer) ?? answer)
  }

  function tell({ sellerId }: Body): Answer {
    const seller = byId(sellerId)
    if (seller === undefined) return no(404, 'There is no such seller.')
    const { firstName, lastName, email, primaryPhone, secondaryPhone, twoWayAuth } = seller.details
    const answer = {
      success: true,
      sellerData: { firstName, lastName, email, mobile: primaryPhone, secondarymobile: secondaryPhone, twoWayAuth },
    }
    return ok(shapeNow().details?.(answer) ?? answer)
  }

  function verify({ sellerId, emailOtp, mobileOtp, secondarymobileOtp }: Body): Answer {
    const seller = byId(sellerId)
    const right = [emailOtp, mobileOtp, secondarymobileOtp].join() === Object.values(plainCodes).join()
    if (seller === undefined || !right) return no(400, 'A code is wrong.')
    seller.verified = true
    return ok({ success: true, message: 'Verified.' })
  }

  function save(step: number, body: Body): Answer {
    const seller = step === 7 ? sellers.find((one) => one.details['primaryPhone'] === body['mobile']) : byId(body['sellerId'])
    if (seller === undefined) return no(404, 'There is no such seller.')
    const refused = refuses.get(step)
    if (refused !== undefined) return no(400, refused)
    seller.steps.set(step, body)
    applied.push(step)
    return ok({ message: 'Saved.' })
  }

  return {
    answer(path: string, body: Body): Answer {
      const step = stepPath.exec(path)?.[1]
      if (step !== undefined) return save(Number(step), body)
      switch (path) {
        case '/api/seller/register':
          return register(body)
        case '/api/seller/login':
          return login(body)
        case '/api/seller/registered-details':
          return tell(body)
        case '/api/seller/verify-otp':
          return verify(body)
        case '/api/seller/resend-otp':
          return ok({ success: true, message: 'Sent again.' })
        default:
          return no(404, 'There is nothing here.')
      }
    },
    isFree: (field: 'email' | 'primaryPhone', value: unknown): boolean =>
      !sellers.some((seller) => seller.verified && seller.details[field] === value),
  }
}

function send(response: ServerResponse, { status, body, type = 'application/json', text }: Answer): void {
  response.writeHead(status, { 'Content-Type': type }).end(text ?? JSON.stringify(body))
}

/** @param port 0 for any free one */
export async function startPlainBackend(shape: PlainShape = {}, port = 0): Promise<PlainBackend> {
  let current = shape
  const calls: PlainCall[] = []
  const unknown: string[] = []
  const applied: number[] = []
  const refuses = new Map<number, string>()
  const sellers = createSellers(() => current, applied, refuses)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || current.unknownIsTold !== false) response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', current.allowedHeaders ?? '*, Authorization')
    const path = request.url ?? ''
    if (request.method !== 'POST') {
      if (request.method !== 'OPTIONS') unknown.push(path)
      response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end()
      return
    }
    void bodyOf(request).then((body) => {
      calls.push({ path, body, headers: request.headers })
      send(response, sellers.answer(path, body))
    })
  })
  const sockets = new Server(server, { cors: { origin: '*' } })
  sockets.on('connection', (socket) => {
    socket.on('checkSellerDuplicate', (question: Body) => {
      const field = 'email' in question ? 'email' : 'mobile'
      const free = sellers.isFree(field === 'email' ? 'email' : 'primaryPhone', question[field])
      socket.emit('duplicateResult', { field, available: current.available?.(free) ?? free })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : port}`,
    calls,
    unknown,
    applied,
    refuses,
    change(next) {
      current = next
    },
    async close() {
      server.closeAllConnections()
      await sockets.close()
    },
  }
}
