import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'

/** Where the server's log goes, line by line as JSON. */
export interface LogStream {
  write(line: string): void
}

/** What no log may hold, wherever it stands: on its own, in a body, in a request's headers. */
const secrets = [
  'password', 'confirmPassword', 'emailOtp', 'mobileOtp', 'secondarymobileOtp', 'code', 'token',
  'email', 'mobile', 'primaryPhone', 'secondaryPhone', 'secondarymobile',
  'accountNumber', 'confirmAccountNumber', 'ifscCode', 'signUrl', 'authorization', '["idempotency-key"]',
] as const

const paths = secrets.flatMap((name) => ['', '*', '*.*'].map((above) => (above === '' || name.startsWith('[') ? `${above}${name}` : `${above}.${name}`)))

/** A call is one line, once it is answered: with the contract's address and none that somebody made up. */
class CallsInOneLine extends LogController {
  override incomingRequest(): void {
    // What it would say stands in the line of the answer.
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
