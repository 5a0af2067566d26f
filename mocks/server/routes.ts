import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalizeIP } from '@fastify/rate-limit'
import { endpoints, isEndpointName, type EndpointName } from '@/contract/endpoints'
import { handle } from '@mocks/engine/handle'
import type { Service } from '@mocks/engine/service'
import { wireRefusals, type WireRequest, type WireResponse } from '@mocks/engine/wire'
import { bodyMaximumBytesOf, type AddressLimits, type Limit } from './limits'
import { createFairQueue } from './fair-queue'

export const answer = (reply: FastifyReply, { status, headers, body }: WireResponse): FastifyReply =>
  reply.code(status).headers(headers).send(body)

/** By what an address is counted. */
const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

const requestOf = (request: FastifyRequest): WireRequest => ({
  headers: {
    get(name) {
      const value = request.headers[name.toLowerCase()]
      return typeof value === 'string' ? value : null
    },
  },
  // Of a name that comes twice the last.
  parameters: Object.fromEntries(new URL(request.url, 'http://here').searchParams),
  text: textOf(request),
  address: addressOf(request),
})

/** The endpoints of which an address gets fewer than of others. */
const ownLimits: { readonly [Name in EndpointName]?: 'signIns' | 'registrations' | 'codes' } = {
  login: 'signIns',
  register: 'registrations',
  verifyOtp: 'codes',
  resendOtp: 'codes',
}

export const toPlugIn = ({ most, within }: Limit) => ({ max: most, timeWindow: within })

interface RouteParts {
  readonly service: Service
  readonly limits: AddressLimits
}

/** The contract's addresses: calls are answered by the service, other methods by a refusal. */
export function addRoutes(app: FastifyInstance, { service, limits }: RouteParts): void {
  const queue = createFairQueue()
  for (const name of Object.keys(endpoints).filter(isEndpointName)) {
    const { method, path } = endpoints[name]
    const own = ownLimits[name]
    app.route({
      method,
      url: path,
      bodyLimit: bodyMaximumBytesOf(name),
      ...(own !== undefined && { config: { rateLimit: toPlugIn(limits[own]) } }),
      async handler(request, reply) {
        const call = requestOf(request)
        // A hash takes a core for its time, and so does a picture. They are done one by one, so that no other call waits for them.
        const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => queue(addressOf(request), task)
        const hashPassword: Service['hashPassword'] = (...given) => inTurn(() => service.hashPassword(...given))
        const lookAtSignature: Service['lookAtSignature'] = (dataUrl) => inTurn(() => service.lookAtSignature(dataUrl))
        return answer(reply, await handle(name, call, { ...service, hashPassword, lookAtSignature }))
      },
    })
    app.route({
      method: app.supportedMethods.filter((other) => other !== method && other !== 'OPTIONS'),
      url: path,
      handler: async (_, reply) => answer(reply.header('Allow', `${method}, OPTIONS`), wireRefusals.wrongMethod(method)),
    })
  }
}
