import { describe, expect, it } from 'vitest'
import { isSignatureEmpty, scaleStrokes, signatureErrors, signatureStep, type SignatureForm, type Stroke, type UnsendableSignature } from './signature-step'

const point = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 0 })
const stroke: Stroke = [point(10, 20), point(30, 40), point(50, 60)]

describe('the signature', () => {
  it('SIGN-01 is empty without strokes, or with a single dot', () => {
    expect(isSignatureEmpty({ method: 'drawn', strokes: [], name: '', picture: null })).toBe(true)
    expect(isSignatureEmpty({ method: 'drawn', strokes: [[point(1, 1)]], name: '', picture: null })).toBe(true)
    expect(isSignatureEmpty({ method: 'drawn', strokes: [stroke], name: '', picture: null })).toBe(false)
  })

  it('SIGN-01 can be a typed name, but not a blank one', () => {
    expect(isSignatureEmpty({ method: 'typed', strokes: [], name: 'Asha', picture: null })).toBe(false)
    expect(isSignatureEmpty({ method: 'typed', strokes: [], name: '  ', picture: null })).toBe(true)
  })

  it('SIGN-01 is judged by the chosen method alone', () => {
    expect(isSignatureEmpty({ method: 'typed', strokes: [stroke], name: '', picture: null })).toBe(true)
    expect(isSignatureEmpty({ method: 'drawn', strokes: [], name: 'Asha', picture: null })).toBe(true)
  })

  it('SIGN-03 can be a picture, and is empty in that method without one', () => {
    const picture = { url: 'data:image/png;base64,AAAA' }
    expect(isSignatureEmpty({ method: 'picture', strokes: [stroke], name: 'Asha', picture: null })).toBe(true)
    expect(isSignatureEmpty({ method: 'picture', strokes: [], name: '', picture })).toBe(false)
    expect(signatureErrors({ method: 'picture', strokes: [], name: '', picture: null }, null)).toEqual({
      fields: { picture: 'Select a picture of your signature, or sign in another way' },
    })
    // A stored value that is no picture is dropped; everything else stays.
    expect(signatureStep.draft.parse({ method: 'picture', name: 'Asha', picture: { url: 'https://example.com/a.png' } })).toEqual({
      method: 'picture',
      strokes: [],
      name: 'Asha',
      picture: null,
    })
  })

  it('SIGN-02 is invalid after it could not be sent, until it is changed or another method is chosen', () => {
    const form: SignatureForm = { method: 'drawn', strokes: [stroke], name: 'Asha', picture: null }
    const unsendable: UnsendableSignature = { made: form.strokes, rule: 'signatureTooDetailed' }
    expect(signatureErrors({ ...form }, unsendable)?.fields).toHaveProperty('strokes')
    expect(signatureErrors({ ...form, strokes: [...form.strokes, stroke] }, unsendable)).toBeUndefined()
    expect(signatureErrors({ ...form, method: 'typed' }, unsendable)).toBeUndefined()
  })

  it('SIGN-01 keeps its strokes when it is scaled down and up again', () => {
    const scaled = scaleStrokes([stroke], 0.5)
    expect(scaled[0]?.[1]).toEqual({ x: 15, y: 20, pressure: 0.5, time: 0 })
    expect(scaleStrokes(scaled, 2)).toEqual([stroke])
    expect(stroke[0]).toEqual(point(10, 20))
  })

  it('SIGN-02 sends the mobile number, the picture and both flags', () => {
    expect(signatureStep.toRequest({ signUrl: 'data:image/png;base64,AAAA', mobile: '9876543210' }, 'S1')).toEqual({
      mobile: '9876543210',
      signUrl: 'data:image/png;base64,AAAA',
      authReturn: true,
      authReplace: true,
    })
  })
})
