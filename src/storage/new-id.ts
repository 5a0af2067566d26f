/**
 * 128 random bits, for whatever is stored under an id of its own. Browsers make a UUID only over https, and a trial
 * in a local network has plain http.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
