import { describe, expect, it } from 'vitest'
import type { EndpointName } from '@/contract/endpoints'
import { interpret } from '@/transport/interpret'
import { readAnswer as readBody } from '@/transport/read-answer'
import { readAnswer, type Answer } from './backend-under-test'
import { accepted, notSignedIn, refusedSomehow } from './checks'
import { notedBy, Unmet } from './verdict'

const asJson = 'application/json'

/** A new response each time, because a body can be read only once. */
const responseOf = (status: number, body: string | null, type: string): Response =>
  new Response(body, { status, headers: { 'Content-Type': type } })

/** The outcome of a row that makes only this check. */
async function verdictOf(check: () => void): Promise<'pass' | 'understood' | 'fail'> {
  try {
    return (await notedBy(async () => check())).length === 0 ? 'pass' : 'understood'
  } catch (error) {
    if (error instanceof Unmet) return 'fail'
    throw error
  }
}

const checkOf = async (name: EndpointName, response: Response): Promise<'pass' | 'understood' | 'fail'> => {
  const answer = await readAnswer(response)
  return verdictOf(() => {
    accepted(name, answer)
  })
}

describe('checking an answer that should accept a call', () => {
  it.each<[EndpointName, number, string | null, string, 'pass' | 'understood' | 'fail']>([
    ['step3', 200, '{"message":"Saved"}', asJson, 'pass'],
    ['step3', 200, '{"message":"Saved"}', 'text/html', 'pass'],
    ['step3', 200, '{"success":"false","message":"x"}', asJson, 'fail'],
    ['step3', 200, '{"error":"No such thing"}', asJson, 'fail'],
    ['step3', 200, '{"message":"Saved","error":{"code":0,"message":""}}', asJson, 'fail'],
    ['step3', 200, '{"message":"Saved","status":"0"}', asJson, 'fail'],
    ['step3', 200, '{"status":"error","message":"no"}', asJson, 'fail'],
    ['step3', 200, '{"ok":false}', asJson, 'fail'],
    ['step3', 200, '{"success":0}', asJson, 'fail'],
    ['step3', 200, '<p>Hello', asJson, 'fail'],
    ['step3', 200, 'Hello', 'text/plain', 'fail'],
    ['step3', 200, 'OK', 'text/plain', 'understood'],
    ['step3', 204, null, asJson, 'understood'],
    ['step3', 200, '{"message":null}', asJson, 'understood'],
    ['register', 200, '{"success":true,"sellerId":"S1","errors":{"code":0}}', asJson, 'fail'],
    ['register', 200, '{"success":"true","sellerId":7}', asJson, 'understood'],
    ['verifyOtp', 200, '{"success":true}', asJson, 'pass'],
    ['verifyOtp', 200, '{"message":"OTP verified"}', asJson, 'understood'],
  ])('BACKEND-04 judges it as the portal reads it: %s, %i %s as %s', async (name, status, body, type, expected) => {
    const reading = interpret(name, responseOf(status, body, type), await readBody(responseOf(status, body, type)), {
      origin: 'https://api.example.com',
      now: Date.now(),
    })
    expect([await checkOf(name, responseOf(status, body, type)), reading.kind === 'ok']).toEqual([expected, expected !== 'fail'])
  })
})

describe('checking an answer that should refuse a call', () => {
  const answerWith = (body: string | null, status = 200): Promise<Answer> => readAnswer(responseOf(status, body, asJson))

  it.each(['{"token":"T","sellerId":7}', '{"token":"T","seller":{"id":7}}', '{"token":"T"}'])('BACKEND-04 LOGIN-08 fails an answer to a sign-in that has a token: %s', async (body) => {
    const answer = await answerWith(body)
    expect(await verdictOf(() => notSignedIn(answer))).toBe('fail')
  })

  it.each(['{}', '{"success":false,"message":"Wrong."}', '{"token":null}', '<p>Wrong'])('BACKEND-04 LOGIN-08 passes an answer to a sign-in without a token: %s', async (body) => {
    const answer = await answerWith(body)
    expect(await verdictOf(() => notSignedIn(answer))).toBe('pass')
  })

  it.each(['{"success":true}', '{"success":"true"}', '{"success":1,"message":"OTP verified"}', '{"message":"OTP verified"}'])('BACKEND-04 OTP-05 fails an answer that the portal reads as success: %s', async (body) => {
    const answer = await answerWith(body)
    expect(await verdictOf(() => refusedSomehow('verifyOtp', answer))).toBe('fail')
  })

  it.each([['{"success":0}', 200], ['{"message":"Wrong."}', 422], ['{"status":"error"}', 200]] as const)('BACKEND-04 OTP-05 passes any answer that the portal reads as a refusal: %s with %i', async (body, status) => {
    const answer = await answerWith(body, status)
    expect(await verdictOf(() => refusedSomehow('verifyOtp', answer))).toBe('pass')
  })
})
