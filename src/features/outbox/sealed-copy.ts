import { jsonIn } from '@/contract/json-text'
import { z } from '@/contract/schema'
import { fromBase64, toBase64 } from '@/outbox/base64'
import { transferSchema, type Transfer } from '@/outbox/transfer'

/** OWASP's figure for PBKDF2-HMAC-SHA256 (Password Storage Cheat Sheet). */
const iterations = 600_000
const saltBytes = 16
const ivBytes = 12

const format = 'seller-portal-sealed-copy'
const version = 1
const markSchema = z.object({ format: z.literal(format), version: z.number() })
const sealedSchema = z.object({ salt: z.base64(), iv: z.base64(), sealed: z.base64() })
/** `travel` is its name in the files of all versions. */
const contentSchema = z.object({ backend: z.string(), travel: transferSchema })

export type CopyRefusal = 'not-a-copy' | 'damaged' | 'other-version' | 'wrong-passphrase' | 'other-seller' | 'other-backend'
export type OpenedCopy = { readonly kind: 'opened'; readonly transfer: Transfer } | { readonly kind: 'refused'; readonly reason: CopyRefusal }

/** Whether the browser offers Web Crypto: it does not on pages opened over plain http. */
export const canSeal = (): boolean => globalThis.isSecureContext && 'subtle' in crypto

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(passphrase.normalize('NFC')), 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** The text of the file, encrypted with AES-GCM: only the passphrase opens it, and a changed file does not open. */
export async function sealCopy(transfer: Transfer, backend: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const content = new TextEncoder().encode(JSON.stringify({ backend, travel: transfer }))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, salt), content)
  return JSON.stringify({ format, version, salt: toBase64(salt), iv: toBase64(iv), sealed: toBase64(new Uint8Array(sealed)) })
}

/** Opens a chosen file, which may be anything, for the signed-in seller. */
export async function openCopy(text: string, passphrase: string, expected: { readonly sellerId: string; readonly backend: string }): Promise<OpenedCopy> {
  const refused = (reason: CopyRefusal): OpenedCopy => ({ kind: 'refused', reason })
  const value = jsonIn(text)
  const mark = markSchema.safeParse(value)
  // A truncated file is not valid JSON, but still contains the name of the format.
  if (!mark.success) return refused(text.includes(`"${format}"`) ? 'damaged' : 'not-a-copy')
  if (mark.data.version !== version) return refused('other-version')
  const file = sealedSchema.safeParse(value)
  if (!file.success) return refused('damaged')
  let opened: ArrayBuffer
  try {
    const iv = fromBase64(file.data.iv)
    opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, fromBase64(file.data.salt)), fromBase64(file.data.sealed))
  } catch {
    return refused('wrong-passphrase')
  }
  const content = contentSchema.safeParse(jsonIn(new TextDecoder().decode(opened)))
  if (!content.success) return refused('other-version')
  if (content.data.backend !== expected.backend) return refused('other-backend')
  if (content.data.travel.sellerId !== expected.sellerId) return refused('other-seller')
  return { kind: 'opened', transfer: content.data.travel }
}
