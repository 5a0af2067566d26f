import { describe, expect, it, vi } from 'vitest'
import { z } from '@/contract/schema'
import { openCopy, sealCopy } from './sealed-copy'

const passphrase = 'six lanterns on a wire'
const transfer = {
  sellerId: 'seller-one',
  rows: [{ step: 4, key: 'key-of-the-step', body: { accountNumber: '12345678907890' } }],
  unreadable: [],
  drafts: [{ form: 'step-3', values: { gstPan: 'AAPFU0939F' }, savedAt: 1 }],
}
const mine = { sellerId: 'seller-one', backend: 'real' }
const fileSchema = z.looseObject({ salt: z.string(), iv: z.string(), sealed: z.string() })
const parsed = (text: string) => fileSchema.parse(JSON.parse(text))
const seal = () => sealCopy(transfer, 'real', passphrase)

describe('a sealed copy', () => {
  it('QUEUE-10 S35 opens with its seller and passphrase, and its file reveals none of its contents', async () => {
    const text = await seal()
    for (const secret of ['12345678907890', 'AAPFU0939F', 'seller-one', 'key-of-the-step', 'accountNumber']) expect(text).not.toContain(secret)
    expect(await openCopy(text, passphrase, mine)).toEqual({ kind: 'opened', transfer })
  })

  it('QUEUE-10 S35 is encrypted with 600,000 rounds of PBKDF2 and AES-GCM, and a new salt and IV each time', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveKey')
    const [one, other] = [parsed(await seal()), parsed(await seal())]
    const [[how, , cipher] = []] = derive.mock.calls
    expect(how).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 })
    expect(cipher).toEqual({ name: 'AES-GCM', length: 256 })
    expect([one.salt === other.salt, one.iv === other.iv, one.sealed === other.sealed]).toEqual([false, false, false])
  })

  it('QUEUE-10 S35 is rejected with its reason: wrong passphrase, seller, backend, file or version, or damage', async () => {
    const text = await seal()
    const refusal = async (changed: string, words = passphrase, who = mine) => {
      const opened = await openCopy(changed, words, who)
      return opened.kind === 'refused' ? opened.reason : 'opened'
    }
    const { sealed, ...rest } = parsed(text)
    const flipped = JSON.stringify({ ...rest, sealed: (sealed[0] === 'A' ? 'B' : 'A') + sealed.slice(1) })
    expect(
      await Promise.all([
        refusal(text, 'seven lanterns on a wire'),
        refusal(flipped),
        refusal(text, passphrase, { ...mine, sellerId: 'S2' }),
        refusal(text, passphrase, { ...mine, backend: 'demo' }),
        refusal(text.slice(0, -20)),
        refusal(JSON.stringify({ ...rest, sealed: 7 })),
        refusal('{"steps":[]}'),
        refusal('<html>'),
        refusal(text.replace('"version":1', '"version":0')),
        refusal(text.replace('"version":1', '"version":2')),
      ]),
    ).toEqual(['wrong-passphrase', 'wrong-passphrase', 'other-seller', 'other-backend', 'damaged', 'damaged', 'not-a-copy', 'not-a-copy', 'other-version', 'other-version'])
  })
})
