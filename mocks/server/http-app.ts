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

/** A call that is refused before it reaches the service. */
class Refused extends Error {
  readonly refusal: WireResponse
  constructor(refusal: WireResponse) {
    super('refused')
    this.refusal = refusal
  }
}

/** Whether Fastify blames the call (a 4xx status) and not the server. */
const isOfTheCaller = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500

/** The answer to a call that Fastify could not read; null for an error of the server itself. */
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

/** A path that nothing is served at. */
const nowhere = '/api/nowhere'

/**
 * The path in a request line, which may name the host too (RFC 9112, section 3.2.2). A path that cannot be decoded is sent to
 * `nowhere`: Fastify itself would answer it without rate limit and security headers.
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

/** Passes bodies on as text: the service parses them itself, and says in its own words what is wrong with them. */
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

/** Refuses everything that is no call of the contract, in the form of the contract's refusals. */
function refuseTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (_, reply) => answer(reply, wireRefusals.notFound()))
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOfError(error)
    if (refusal === null) request.log.error({ err: error }, 'A call failed')
    // So that Node reads and discards the rest of a body that is too large: the sender would see a reset instead of the answer.
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
    // The portal is at another origin, and finds out with a no-CORS request whether the server can be reached at all.
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
