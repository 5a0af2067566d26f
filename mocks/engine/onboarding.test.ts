import { describe, expect, it } from 'vitest'
import type { EndpointName } from '@/contract/endpoints'
import { step3Body, step4Body, step5Body, step6Body, step7Body } from '@/contract/typical-steps'
import { createHarness } from '@mocks/testing/harness'
import { cutPngOf, emptyPngOf, pngOf } from '@mocks/testing/png'

const seller = 'seller-step-3'
const email = 'meera.nair@example.com'
const mobile = '9000000103'

const steps = [
  ['step3', step3Body(seller), 'GST Information saved successfully.'],
  ['step4', step4Body(seller), 'Bank details saved.'],
  ['step5', step5Body(seller), 'Pickup & Return address saved.'],
  ['step6', step6Body(seller), 'Shipping preferences saved.'],
  ['step7', step7Body(mobile), 'Signature submitted successfully!'],
] as const satisfies readonly (readonly [EndpointName, unknown, string])[]

describe('onboarding steps', () => {
  it('ONB-05 accepts the five steps in order, and tells the next one at each sign-in', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn(email)
    for (const [index, [name, body, message]] of steps.entries()) {
      expect(await call(name, body, { token })).toMatchObject({ status: 200, body: { message } })
      const { body: signedIn } = await call('login', { email, password: 'demo1234' })
      expect(signedIn['currentStep']).toBe(index + 4)
    }
  })

  it('ONB-05 stores each step as it was sent', async () => {
    const { call, signIn, state } = createHarness()
    const token = await signIn(email)
    for (const [name, body] of steps) await call(name, body, { token })
    const { sellers } = await state()
    expect(sellers[seller]?.steps).toEqual(Object.fromEntries(steps.map(([name, body]) => [name, body])))
  })

  it('ONB-06 refuses a step before its turn, and accepts an earlier one again', async () => {
    const { call, signIn, state } = createHarness()
    const token = await signIn(email)
    expect(await call('step5', step5Body(seller), { token })).toMatchObject({
      status: 409,
      body: { message: 'Complete GST Tax Information first.' },
    })
    await call('step3', step3Body(seller), { token })
    expect((await call('step7', step7Body(mobile), { token })).body['message']).toBe('Complete Bank Account Details first.')
    expect((await call('step3', step3Body(seller, 'Second Thoughts'), { token })).status).toBe(200)
    const { sellers } = await state()
    expect(sellers[seller]?.steps.step3?.nickname).toBe('Second Thoughts')
  })

  it.each(steps)('BACKEND-06 refuses %s without a valid token', async (name, body) => {
    const { call } = createHarness()
    expect(await call(name, body)).toMatchObject({ status: 401, body: { message: 'Sign in to continue.' } })
    expect((await call(name, body, { token: 'made-up' })).status).toBe(401)
    expect((await call(name, {})).status).toBe(401)
  })

  it.each(steps.slice(0, 4))('QUEUE-06 S10 refuses %s of one seller under another seller’s token, and stores nothing of it', async (name, body) => {
    const { call, signIn, state } = createHarness()
    const token = await signIn('rohan.das@example.com')
    const before = await state()
    expect(await call(name, body, { token })).toMatchObject({ status: 403, body: { message: 'You are signed in as another seller.' } })
    expect(await state()).toEqual(before)
  })

  it.each(steps)('BACKEND-04 names the invalid field in the body of %s', async (name, body) => {
    const { call, signIn } = createHarness()
    const token = await signIn(email)
    const field = Object.keys(body).at(-1) ?? ''
    const answer = await call(name, { ...body, [field]: 7 }, { token })
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toMatch(/^[A-Z].* is not valid\.$/)
  })

  it('BACKEND-04 names a missing field of an address in plain words', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn('lakshmi.iyer@example.com')
    const body = step5Body('seller-step-5')
    const { pincode: _, ...incomplete } = body.returnAddress
    expect((await call('step5', { ...body, returnAddress: incomplete }, { token })).body['message']).toBe(
      'Return address: PIN code is missing.',
    )
  })

  it('GST-03 refuses a nickname that another seller has, and accepts the seller’s own and an empty one', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn(email)
    expect(await call('step3', step3Body(seller, '  asha CRAFTS '), { token })).toMatchObject({
      status: 409,
      body: { message: "The nickname 'asha CRAFTS' is already taken. Please choose a different one." },
    })
    expect((await call('step3', step3Body(seller, 'Kaveri Silks'), { token })).status).toBe(409)
    expect((await call('step3', step3Body(seller, ''), { token })).status).toBe(200)
    const other = await signIn('arjun.patel@example.com')
    expect((await call('step3', step3Body('seller-step-4', ''), { token: other })).status).toBe(200)
    expect((await call('step3', step3Body('seller-step-4', 'Patel Textiles'), { token: other })).status).toBe(200)
    expect((await call('step3', step3Body('seller-step-4', 'Patel Textiles'), { token: other })).status).toBe(200)
  })

  it('BANK-01 refuses account numbers that differ', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn('arjun.patel@example.com')
    const body = { ...step4Body('seller-step-4'), confirmAccountNumber: '654321' }
    expect(await call('step4', body, { token })).toMatchObject({ status: 422, body: { message: 'Account numbers do not match' } })
  })

  it('SIGN-02 S10 refuses another mobile number, and a picture that is no signature or an empty one', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn('gurpreet.kaur@example.com')
    const body = step7Body('9000000107')
    expect((await call('step7', { ...body, mobile: '9000000108' }, { token })).body['message']).toBe(
      'This mobile number is not the one you registered with.',
    )
    for (const signUrl of [pngOf(401, 200), pngOf(400, 199), pngOf(200, 400), cutPngOf(400, 200), 'data:image/png;base64,AAAA'])
      expect(await call('step7', { ...body, signUrl }, { token })).toMatchObject({
        status: 422,
        body: { message: 'The signature must be a PNG picture of 400 by 200 pixels.' },
      })
    expect(await call('step7', { ...body, signUrl: emptyPngOf(400, 200) }, { token })).toMatchObject({
      status: 422,
      body: { message: 'The signature is empty. Sign, and send it again.' },
    })
    expect((await call('step7', { ...body, signUrl: 'data:image/jpeg;base64,AAAA' }, { token })).status).toBe(400)
    expect((await call('step7', { ...body, signUrl: pngOf(400, 200) }, { token })).status).toBe(200)
  })
})
