/**
 * PBKDF2 rounds. A real service would take 600,000; here the hash is made on the seller's own phone,
 * where these take some 50 ms, and it guards made-up accounts.
 */
const rounds = 20_000

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const hexadecimal = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Random sources and hashes of the platform, in the browser and in Node alike. */
export const webCrypto = {
  newId: (): string => crypto.randomUUID(),
  randomBytes: (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count)),
  async hashPassword(password: string, salt: string): Promise<string> {
    const key = await crypto.subtle.importKey('raw', encode(password), 'PBKDF2', false, ['deriveBits'])
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: rounds }
    return hexadecimal(await crypto.subtle.deriveBits(parameters, key, 256))
  },
  digest: async (text: string): Promise<string> =>
    hexadecimal(await crypto.subtle.digest('SHA-256', encode(text))),
} as const
