// @vitest-environment node
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { step3Body, step4Body } from '@/contract/typical-steps'
import { otherCode, registration } from '@mocks/testing/harness'
import { callServer, signInTo } from '@mocks/testing/http-call'
import { memoryStore, startTestServer, stopTestServers } from '@mocks/testing/running-server'
import { logOptions } from './log'
import { startServer } from './start-server'

afterEach(stopTestServers)

describe('the log of the server', () => {
  it('BACKEND-03 S25 has one line for each call, without secrets, contacts or anything that a seller has entered', async () => {
    const log: string[] = []
    const codes: string[] = []
    const server = await startTestServer({
      log: { level: 'info', stream: { write: (line) => log.push(line) } },
      printCode: (line) => codes.push(line),
    })
    const { body } = await callServer(server.address, 'register', registration)
    const code = /code (\d{4})/.exec(codes[0] ?? '')?.[1] ?? ''
    const given = { sellerId: body['sellerId'], emailOtp: otherCode(code), mobileOtp: '4242', secondarymobileOtp: '4242' }
    await callServer(server.address, 'verifyOtp', given)
    await callServer(server.address, 'login', { email: registration.email, password: 'a-wrong-secret' })
    const token = await signInTo(server.address, 'meera.nair@example.com')
    await callServer(server.address, 'step3', step3Body('seller-step-3', 'Canary Crafts'), { token, key: 'canary-key' })
    const bank = { ...step4Body('seller-step-3'), accountNumber: '998877665544', confirmAccountNumber: '998877665544' }
    await callServer(server.address, 'step4', bank, { token })

    expect(log.map((line) => /"url":"([^"]+)"/.exec(line)?.[1]).filter((url) => url !== undefined)).toHaveLength(6)
    const { email, password, primaryPhone, secondaryPhone } = registration
    const secrets = [email, password, primaryPhone, secondaryPhone, 'a-wrong-secret', '4242', token, 'Canary Crafts', 'canary-key', '998877665544']
    for (const secret of [...secrets, ...codes]) expect(log.join('')).not.toContain(secret)
  })

  it('BACKEND-03 S25 masks secrets even if a body or the headers of a call are logged', () => {
    const log: string[] = []
    const { log: logger } = fastify(logOptions('info', { write: (line) => log.push(line) }))
    const body = { ...registration, ...step4Body('S1'), signUrl: 'canary-picture', token: 'canary-token', emailOtp: '4242' }
    const headers = { authorization: 'Bearer canary-token', 'idempotency-key': 'canary-key' }
    logger.info(body)
    logger.info({ body, headers })
    logger.info({ req: { headers, body } }, 'a call')
    for (const secret of ['canary', '4242', registration.email, registration.password, registration.primaryPhone, step4Body('S1').accountNumber])
      expect(log.join('')).not.toContain(secret)
    expect(log).toHaveLength(3)
  })

  it('BACKEND-03 S25 contains no one-time code unless printing codes is switched on', async () => {
    const lines: string[] = []
    const options = { host: '127.0.0.1', port: 0, store: memoryStore(), log: { level: 'info' as const, stream: { write: (line: string) => lines.push(line) } } }
    const server = await startServer(options)
    await callServer(server.address, 'register', registration)
    const { sentCodes } = await options.store.read(async (records) => ({ sentCodes: await records.sentCodes.within('sentAt') }))
    await server.stop()
    expect(sentCodes).toHaveLength(3)
    for (const [, { code }] of sentCodes) expect(lines.join('').replaceAll(/"(?:time|pid|milliseconds)":[\d.]+|:\d{4,5}"/g, '')).not.toContain(code)
    expect(lines.join('')).not.toContain('One-time')
  })
})
