import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { endpoints, headerNames } from '@/contract/endpoints'
import type { Service } from '@mocks/engine/service'
import { tooManyCalls, wireRefusals, type WireResponse } from '@mocks/engine/wire'
import { bodyMaximumBytes, type AddressLimits, type TimeOuts } from './limits'
import { answerRaw, refusalOf } from './raw-answer'
import { addRoutes, answer, toPlugIn } from './routes'
import { speakAsAsked } from './spoken-language'

/** A call that is refused before the service hears of it. */
class Refused extends Error {
  readonly refusal: WireResponse
  constructor(refusal: WireResponse) {
    super('refused')
    this.refusal = refusal
  }
}

/** Whether Fastify itself says that the call is at fault, and not the server. */
const isOfTheCaller = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500

/** What Fastify could not read of a call; null where something is wrong with the server itself. */
function refusalOfError(error: unknown): WireResponse | null {
  if (error instanceof Refused) return error.refusal
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return wireRefusals.tooLarge()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return wireRefusals.notJson()
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'ECONNRESET':
      return wireRefusals.notHttp()
    default:
      return isOfTheCaller(error) ? wireRefusals.notHttp() : null
  }
}

/** No address of the contract's, nor of a page. */
const nowhere = '/api/nowhere'

/**
 * The path that a first line asks for; it may name the host too (RFC 9112, section 3.2.2). One that cannot be read leads nowhere:
 * Fastify would answer it by itself, past limits and headers.
 */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '')
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '')
    return path
  } catch {
    return nowhere
  }
}

/** A body is passed on as text: the service reads it itself, with the contract's own words for what is wrong with it. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => {
    try {
      done(null, new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body)))
    } catch {
      done(new Refused(wireRefusals.notText()))
    }
  })
  app.addHook('onRequest', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refused(wireRefusals.encoded())
  })
}

/** Everything that is no call of the contract gets an answer in its own form too. */
function refuseTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (_, reply) => answer(reply, wireRefusals.notFound()))
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOfError(error)
    if (refusal === null) request.log.error({ err: error }, 'A call failed')
    // The rest of what is too large is read and thrown away; its sender would else see a reset in place of the answer.
    return answer(reply.removeHeader('Connection'), refusal ?? wireRefusals.serverError())
  })
}

export interface HttpParts {
  readonly service: Service
  /** Origins whose pages may call. */
  readonly origins: readonly string[]
  readonly limits: AddressLimits
  readonly timeOuts: TimeOuts
  readonly log: Pick<FastifyServerOptions, 'logger' | 'logController'>
}

/** The service over HTTP. */
export async function createHttpApp({ service, origins, limits, timeOuts, log }: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    ...log,
    bodyLimit: bodyMaximumBytes,
    requestTimeout: timeOuts.request,
    keepAliveTimeout: timeOuts.keepAlive,
    connectionTimeout: timeOuts.idle,
    http: { headersTimeout: timeOuts.headers, connectionsCheckingInterval: Math.min(1000, timeOuts.headers) },
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '' }) => pathOf(url),
    clientErrorHandler: ({ code }, socket) => answerRaw(socket, refusalOf(code)),
  })
  app.addHook('onSend', async (_, reply) => {
    if (!app.server.listening) reply.header('Connection', 'close')
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The portal stands at another origin, and asks without CORS whether there is anybody at all.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(cors, {
    origin: [...origins],
    methods: [...new Set(Object.values(endpoints).map(({ method }) => method))],
    allowedHeaders: ['Content-Type', headerNames.authorization, headerNames.idempotencyKey],
    exposedHeaders: [headerNames.retryAfter, headerNames.date],
    maxAge: 600,
    strictPreflight: false,
  })
  await app.register(rateLimit, {
    ...toPlugIn(limits.calls),
    errorResponseBuilder: (_, { ttl }) => new Refused(tooManyCalls(ttl)),
  })
  readBodiesAsText(app)
  await speakAsAsked(app)
  addRoutes(app, { service, limits })
  refuseTheRest(app)
  return app
}
