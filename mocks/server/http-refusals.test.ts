// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints, failureResponseSchema } from '@/contract/endpoints'
import { callServer } from '@mocks/testing/http-call'
import { exchangeRaw } from '@mocks/testing/raw-exchange'
import { startTestServer, stopTestServers, type TestServer } from '@mocks/testing/running-server'
import { bodyMaximumBytes } from './limits'

const path = endpoints.login.path
const json = { 'Content-Type': 'application/json' }
const brokenText = Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d)
const tooLarge = 'x'.repeat(bodyMaximumBytes + 1)

vi.setConfig({ testTimeout: 15_000 })

const portal = 'https://portal.example.com'

const fromPortal = (request: RequestInit): Headers => {
  const headers = new Headers(request.headers)
  headers.set('Origin', portal)
  return headers
}

const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ origins: [portal], timeOuts: { keepAlive: 300 } })
})
afterEach(async () => {
  // Whatever was sent, the server still answers, and has logged no error.
  const { body } = await callServer(server.address, 'login', { email: 'meera.nair@example.com', password: 'demo1234' })
  expect(body).toMatchObject({ currentStep: 3 })
  expect(server.lines).toEqual([])
  await stopTestServers()
})

describe('requests that are no call of the contract', () => {
  it.each<[string, string, RequestInit, number, string]>([
    ['an unknown address', '/api/seller/unknown', { method: 'POST' }, 404, 'There is nothing at this address.'],
    ['the root', '/', {}, 404, 'There is nothing at this address.'],
    ['an address with more behind it', `${path}/`, { method: 'POST' }, 404, 'There is nothing at this address.'],
    ['an address that cannot be read', '/api/seller/%ZZ', {}, 404, 'There is nothing at this address.'],
    ['QUERY of no type', path, { method: 'QUERY' }, 415, 'The request must be sent as JSON.'],
    ['GET', path, {}, 405, 'This address takes POST requests only.'],
    ['PUT', path, { method: 'PUT', headers: json, body: '{}' }, 405, 'This address takes POST requests only.'],
    ['DELETE', path, { method: 'DELETE' }, 405, 'This address takes POST requests only.'],
    ['POST where it is read', endpoints.offers.path, { method: 'POST', headers: json, body: '{}' }, 405, 'This address takes GET requests only.'],
    ['a form', path, { method: 'POST', body: new URLSearchParams({ email: 'a' }) }, 415, 'The request must be sent as JSON.'],
    ['plain text', path, { method: 'POST', body: '{}' }, 415, 'The request must be sent as JSON.'],
    ['no type at all', path, { method: 'POST' }, 415, 'The request must be sent as JSON.'],
    ['a compressed body', path, { method: 'POST', headers: { ...json, 'Content-Encoding': 'gzip' }, body: '{}' }, 415, 'The request must be sent as it is, without compression.'],
    ['half an object', path, { method: 'POST', headers: json, body: '{"email":' }, 400, 'The request is not readable: it is not valid JSON.'],
    ['nothing', path, { method: 'POST', headers: json, body: '' }, 400, 'The request is not readable: it is not valid JSON.'],
    ['broken UTF-8', path, { method: 'POST', headers: json, body: brokenText }, 400, 'The request is not readable: it is not valid UTF-8.'],
    ['a list', path, { method: 'POST', headers: json, body: '[]' }, 400, 'The request does not hold what this address expects.'],
    ['lists without end', path, { method: 'POST', headers: json, body: '['.repeat(16_000) + ']'.repeat(16_000) }, 400, 'The request does not hold what this address expects.'],
    ['a huge body', path, { method: 'POST', headers: json, body: tooLarge }, 413, 'The request is too large.'],
    ['a body above the limit of the service', path, { method: 'POST', headers: json, body: `"${'x'.repeat(32_768)}"` }, 413, 'The request is too large.'],
    ['a signature of nobody, although it is longer than other bodies may be', endpoints.step7.path, { method: 'POST', headers: json, body: JSON.stringify({ signUrl: 'x'.repeat(300_000) }) }, 401, 'Sign in to continue.'],
  ])('BACKEND-03 refuses %s with JSON that a page may read', async (_, address, request, status, message) => {
    const response = await fetch(server.address + address, { ...request, headers: fromPortal(request) })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(portal)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Allow')).toBe(status === 405 ? `${address === path ? 'POST' : 'GET'}, OPTIONS` : null)
    expect(failureResponseSchema.parse(await response.json())).toEqual({ success: false, message })
  })

  it('BACKEND-03 refuses HEAD with an empty body', async () => {
    const response = await fetch(server.address + path, { method: 'HEAD' })
    expect(response.status).toBe(405)
    expect(await response.text()).toBe('')
  })

  it('BACKEND-03 refuses a huge body that is sent in chunks without a length', async () => {
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const answer = await exchangeRaw(server.address, [`${head}Transfer-Encoding: chunked\r\n\r\n`, ...Array.from({ length: 40 }, () => chunk), '0\r\n\r\n'])
    expect(answer).toMatchObject({ status: 413, message: 'The request is too large.' })
  })

  it('BACKEND-03 keeps the connection open until a huge body has been sent, so that its sender can read the answer', async () => {
    const socket = connect(server.port, '127.0.0.1')
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    socket.write(`${head}Content-Length: ${tooLarge.length}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('413')
    // Enough time for the server to close the connection, if it wrongly did.
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    socket.write(tooLarge)
    await once(socket, 'close')
    expect(errors).toEqual([])
  })
})

describe('requests that are hardly HTTP', () => {
  const spoken = { status: 400, message: 'The request is not readable: it is not valid HTTP.' }

  it.each([
    ['noise', ['\u0000\u0001 noise\r\n\r\n']],
    ['a TLS handshake', [Uint8Array.of(0x16, 0x03, 0x01, 0x02, 0, 1, 0, 1, 0xfc, 3, 3)]],
    ['two lengths', [`${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`]],
    ['a length and chunks', [`${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`]],
    ['broken chunks', [`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`]],
    ['no host', [`POST ${path} HTTP/1.1\r\n\r\n`]],
  ])('BACKEND-03 refuses %s', async (kind, parts) => {
    const answer = await exchangeRaw(server.address, parts)
    expect(answer.status).toBe(400)
    // A request without a host is answered by Node itself.
    if (kind !== 'no host') expect(answer).toMatchObject(spoken)
  })

  it('BACKEND-03 refuses headers of more than 16 KiB', async () => {
    const answer = await exchangeRaw(server.address, [`${head}X-More: ${'x'.repeat(20_000)}\r\n\r\n`])
    expect(answer).toMatchObject({ status: 431, message: 'The headers of the request are too large.' })
  })

  it('BACKEND-03 continues after a sender disconnects in the middle of a body', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`${head}Content-Length: 100\r\n\r\n{"email"`)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    socket.destroy()
    await once(socket, 'close')
  })

  it.each(['h2c', 'websocket'])('BACKEND-03 refuses an upgrade to %s', async (protocol) => {
    const answer = await exchangeRaw(server.address, [`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`])
    expect(answer.status).toBe(400)
    expect(answer.message).toContain('upgraded')
  })

  it('BACKEND-03 accepts a target that names its host, and one with a query', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not-this-one' })
    const request = (target: string): string =>
      `POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    for (const target of [server.address + path, `${path}?a=1?b`])
      expect((await exchangeRaw(server.address, [request(target)])).status).toBe(401)
  })
})

describe('requests that never end', () => {
  const tooSlow = { status: 408, message: 'The request took too long to arrive.' }
  const bodyBegins = `${head}Content-Length: 90000\r\n\r\n{"email"`

  beforeEach(async () => {
    server = await startTestServer({ timeOuts: { headers: 300, request: 600 } })
  })

  /** A request that goes on sending and never ends. */
  function* endless(begin: string, more: string): Generator<string> {
    yield begin
    for (;;) yield more
  }

  it('BACKEND-03 answers 408 to headers that never end', async () => {
    expect(await exchangeRaw(server.address, endless(head, 'X-More: y\r\n'), 20)).toMatchObject(tooSlow)
  })

  it.each([
    ['stops', [bodyBegins]],
    ['trickles', endless(bodyBegins, ' ')],
  ])('BACKEND-03 answers 408 to a body that %s', async (_, parts) => {
    const answer = await exchangeRaw(server.address, parts, 20)
    expect(answer).toMatchObject(tooSlow)
  })
})
