/**
 * 128 random bits in hex, for anything stored under its own id. `crypto.randomUUID` exists only over https, and a trial
 * in a local network has plain http.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
