import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'

/** Where the server's log goes, line by line as JSON. */
export interface LogStream {
  write(line: string): void
}

/** What the log must not contain: in a field of its own, of a body, or of a request's headers. */
const secrets = [
  'password', 'confirmPassword', 'emailOtp', 'mobileOtp', 'secondarymobileOtp', 'code', 'token',
  'email', 'mobile', 'primaryPhone', 'secondaryPhone', 'secondarymobile',
  'accountNumber', 'confirmAccountNumber', 'ifscCode', 'signUrl', 'authorization', '["idempotency-key"]',
] as const

const paths = secrets.flatMap((name) => ['', '*', '*.*'].map((above) => (above === '' || name.startsWith('[') ? `${above}${name}` : `${above}.${name}`)))

/** Logs a call as one line when it is answered, with its route's path: a caller could write anything into the URL itself. */
class CallsInOneLine extends LogController {
  override incomingRequest(): void {
    // The line of the answer says the same.
  }
  override requestCompleted(_: unknown, { method, routeOptions, ip }: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply
    reply.log.info({ method, url: routeOptions.url ?? null, status, milliseconds: Math.round(elapsedTime), from: ip }, 'call')
  }
}

/** @param level `info` tells every call, `warn` only what goes wrong */
export const logOptions = (level: 'info' | 'warn', stream: LogStream): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logger: { level, stream, redact: { paths, censor: '…' } },
  logController: new CallsInOneLine(),
})
