import { fieldsOf, type Fields } from './plain-values'
import { z } from './schema'

function utf8(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
}

/** The claims of a JSON Web Token (RFC 7519); empty for any other kind of token. Its signature is not verified: only the backend can do that. */
export function claimsIn(token: string): Fields {
  const [, payload, signature, more] = token.split('.')
  if (payload === undefined || signature === undefined || more !== undefined) return {}
  try {
    const claims: unknown = JSON.parse(utf8(z.core.util.base64urlToUint8Array(payload)))
    return fieldsOf(claims)
  } catch {
    return {}
  }
}
