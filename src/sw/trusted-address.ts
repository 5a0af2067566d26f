import { workerPolicy } from './messages'

/** A script's address that a browser with Trusted Types accepts for a worker or `importScripts`; to be made once for each page or worker. */
export function trustedAddress(address: string) {
  const policy = globalThis.trustedTypes?.createPolicy(workerPolicy, {
    // Always this address, so that the policy allows no other.
    createScriptURL: (_asked: string) => address,
  })
  return policy?.createScriptURL(address) ?? address
}
