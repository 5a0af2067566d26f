import { workerPolicy } from './messages'

/** The address of a script, such that a browser with Trusted Types runs it as a worker or in one; made once for each page or worker. */
export function trustedAddress(address: string) {
  const policy = globalThis.trustedTypes?.createPolicy(workerPolicy, {
    // Whatever is asked for: nothing else comes of this policy.
    createScriptURL: (_asked: string) => address,
  })
  return policy?.createScriptURL(address) ?? address
}
