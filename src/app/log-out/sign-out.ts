import type { Backend } from '@/transport/backend'

/** The outcome changes nothing on the screen, so it is not reported to the connection's state either. */
const unheard = { report: (): void => undefined }

/**
 * Tells a backend once that a session has ended. It is not queued: without a network, or where the backend does not know
 * the call, the token ends by itself.
 */
export async function tellSignedOut(token: string, loadBackend: () => Promise<Backend>): Promise<void> {
  try {
    const backend = await loadBackend()
    if (!backend.sends.authorization || !backend.network.isOnline()) return
    const { createCaller } = await import('@/transport/call')
    await createCaller(async () => backend, unheard).call('signOut', {}, { token })
  } catch {
    // The call's chunk is not on the device, and there is no network to load it.
  }
}
