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

/** The address as the limits count it: of IPv6 its first 64 bits. */
const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

const requestOf = (request: FastifyRequest): WireRequest => ({
  headers: {
    get(name) {
      const value = request.headers[name.toLowerCase()]
      return typeof value === 'string' ? value : null
    },
  },
  // If a name occurs twice, its last value counts.
  parameters: Object.fromEntries(new URL(request.url, 'http://here').searchParams),
  text: textOf(request),
  address: addressOf(request),
})

/** The endpoints that have lower limits than the rest. */
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
        // Hashing a password or decoding a picture takes a whole core: one at a time, so that other calls do not have to wait.
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
