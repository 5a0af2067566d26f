import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noAddressLimits } from '@mocks/server/limits'
import { startTestServer, stopTestServers } from '@mocks/testing/running-server'
import { exitCodes, runConformance } from './conformance-command'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'))
})
afterEach(() => rm(folder, { recursive: true }))

const json = { 'Content-Type': 'application/json' }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Starts a backend with this listener. @returns its address */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
}

async function run(...parameters: readonly string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await runConformance(parameters, (line) => lines.push(line))
  return { code, said: lines.join('\n') }
}

it('BACKEND-04 tries the chosen rows, prints a line for each, and writes a Markdown and a JSON report', async () => {
  const { code, said } = await run('--only', 'register-equal', '--out', folder)
  expect(code).toBe(exitCodes.good)
  expect(said).toContain('1 rows against the engine')
  expect(said).toMatch(/^pass +our decision +register-equal-numbers +POST \/api\/seller\/register +both phone numbers are the same$/m)
  expect(said).toMatch(/^our decision +1 pass, 0 fail, 0 could not be tried$/m)
  expect(await readFile(join(folder, 'conformance.md'), 'utf8')).toContain('| register-equal-numbers |')
  expect(JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8'))).toMatchObject({
    decision: { pass: 1, fail: 0, untried: 0 },
    rows: [{ id: 'register-equal-numbers', verdict: { kind: 'pass' } }],
  })
})

it('BACKEND-04 says in one line that nothing answers at the address', async () => {
  const { code, said } = await run('--url', 'http://127.0.0.1:9')
  expect(code).toBe(exitCodes['not-proved'])
  expect(said).toMatch(/^Nobody answers at http:\/\/127\.0\.0\.1:9: \S.*$/)
})

it('BACKEND-04 fails if a call that the specification demands is refused, and prints what was expected and found', async () => {
  const url = await serve((_, response) => response.writeHead(500, json).end('{}'))
  const { code, said } = await run('--url', url, '--only', 'register-new')
  expect(code).toBe(exitCodes.failed)
  expect(said).toMatch(/^FAIL +specification +register-new /m)
  expect(said).toContain('expected  success: true and a seller id (REG-12, REG-13)')
  expect(said).toContain('FAIL: it was refused, with status 500')
  expect(said).toContain('failed: register-new')
})

it('BACKEND-04 reports a missing path as not implemented, not as refused, and sums up by endpoint', async () => {
  const url = await serve(({ url: path = '' }, response) => {
    if (path.endsWith('/login')) response.writeHead(401, json).end('{"message":"Wrong."}')
    else response.writeHead(404, json).end(JSON.stringify({ message: `Route POST:${path} not found`, at: Date.now() }))
  })
  const { said } = await run('--url', url, '--only', 'details-unknown')
  expect(said).toContain('FAIL: POST /api/seller/registered-details is not implemented')
  expect(said).toMatch(/^POST \/api\/seller\/registered-details\n  not implemented$/m)
  const reads = await run('--url', url, '--only', 'offers-without-token', '--strict')
  expect(reads.said).toContain('could not be tried: not implemented: the portal works without it')
  expect(reads.code).toBe(exitCodes.good)
  const signIn = await run('--url', url, '--only', 'login-w')
  expect(signIn.said).toContain('could not be tried: registering a seller did not work: POST /api/seller/register is not implemented')
  expect((await run('--url', url, '--only', 'login-unknown')).said).toMatch(
    /^POST \/api\/seller\/login\n  specification +1 pass, 0 fail, 0 could not be tried$/m,
  )
})

it('BACKEND-04 reports a path as not implemented if it answers 405, or if every address answers a web page', async () => {
  const page = await serve((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello'))
  const getOnly = await serve((_, response) => response.writeHead(405, json).end('{}'))
  for (const url of [page, getOnly]) expect((await run('--url', url, '--only', 'login-unknown')).said).toContain('is not implemented')
})

/** Long enough to run every row in turn on a busy machine. */
describe('with an account', { timeout: 60_000 }, () => {
  const account = ['--account', 'meera.nair@example.com:demo1234']
  afterEach(stopTestServers)

  it('BACKEND-04 tries what a seller who exists can do, and says which rows need a new seller', async () => {
    const { address } = await startTestServer()
    const steps = await run('--url', address, ...account, '--only', 'step5', '--strict')
    expect(steps.said).toMatch(/^pass +specification +step5-saved /m)
    expect(steps.said).toMatch(/^pass +our decision +step5-key-again /m)
    expect(steps.said).toMatch(/^could not be tried +our decision +step5-before-its-turn /m)
    expect(steps.said).toContain('needs a seller who registers anew, and --account names one who is there')
    expect(steps.said).not.toContain('FAIL')
    const logins = await run('--url', address, ...account, '--only', 'login-by')
    expect(logins).toMatchObject({ code: exitCodes.good, said: expect.stringMatching(/^specification +2 pass, 0 fail, 0 could not be tried$/m) })
  })

  it('EXT-09 BACKEND-04 no row of orders or records fails, and those about another seller’s orders are not tried', async () => {
    for (const [only, passed] of [['order-', 'order-pack-done-once'], ['record-', 'record-of-her-own']] as const) {
      // At some hours a shop has few orders to pack, and the first rows would use up those that later rows need: each run has its own server.
      const { address } = await startTestServer({ limits: noAddressLimits })
      const { code, said } = await run('--url', address, '--account', 'bina.lakhani@example.com:demo1234', '--only', only, '--strict')
      expect(said).not.toContain('FAIL')
      expect(said).toMatch(new RegExp(`^pass +our decision +${passed} `, 'm'))
      expect(said).toContain('could not be tried: needs a second approved seller (--other-account)')
      expect(code).toBe(exitCodes.good)
    }
  })

  it('EXT-06 EXT-09 BACKEND-04 tries the rows about another seller’s orders with a second account', async () => {
    const both = ['--account', 'bina.lakhani@example.com:demo1234', '--other-account', 'kamala.pillai@example.com:demo1234']
    for (const [only, passed] of [['order-pack', 'order-pack-of-another-seller'], ['record-', 'record-of-another-seller']] as const) {
      const { address } = await startTestServer({ limits: noAddressLimits })
      const { said } = await run('--url', address, ...both, '--only', only, '--strict')
      expect(said).not.toContain('FAIL')
      expect(said).toMatch(new RegExp(`^pass +our decision +${passed} `, 'm'))
    }
  })

  it('BACKEND-04 says that the account could not sign in', async () => {
    const { address } = await startTestServer()
    const { said } = await run('--url', address, '--account', 'meera.nair@example.com:not-this-one', '--only', 'step4-saved')
    expect(said).toContain('signing the account in did not work: it was refused, with status 401')
  })
})

it('BACKEND-04 a failed row of our decisions fails the run only with --strict', async () => {
  const url = await serve((_, response) => response.writeHead(500, json).end('{}'))
  const broken = ['--url', url, '--only', 'wire-broken']
  expect((await run(...broken)).code).toBe(exitCodes.good)
  expect((await run(...broken, '--strict')).code).toBe(exitCodes.failed)
})

it('BACKEND-04 says which row could not be tried, and why', async () => {
  const { code, said } = await run('--only', 'cors-answer')
  expect(code).toBe(exitCodes.good)
  expect(said).toMatch(/^could not be tried +our decision +cors-answer /m)
  expect(said).toContain('could not be tried: needs the address of the portal (--portal)')
})

it('BACKEND-04 exits with “not proved” if a row of the specification could not be tried', async () => {
  const url = await serve((_, response) => response.writeHead(500, json).end('{}'))
  const { code, said } = await run('--url', url, '--only', 'verify-right')
  expect(code).toBe(exitCodes['not-proved'])
  expect(said).toContain('Not proved: 1 of the rows that the specification demands could not be tried.')
})

it('BACKEND-04 prints its help, and refuses unknown options and wrong values', async () => {
  expect(await run('--help')).toMatchObject({ code: exitCodes.good })
  expect((await run('--help')).said).toContain('--url ADDRESS')
  expect(await run('--bogus')).toEqual({ code: exitCodes.wrongOptions, said: "Unknown option '--bogus'. --help lists the options." })
  const noAddress = "--url is no http address: api.example.com. --help lists the options."
  expect(await run('--url', 'api.example.com')).toEqual({ code: exitCodes.wrongOptions, said: noAddress })
  expect((await run('--only', 'nothing-like-it')).code).toBe(exitCodes.wrongOptions)
})
