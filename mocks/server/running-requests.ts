import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** Tracks a server's requests; the returned function waits until all of them are answered. */
export function followRequests(server: Server): () => Promise<void> {
  const unanswered = new Set<ServerResponse>()
  server.on('request', (_, response: ServerResponse) => {
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  return async () => {
    for (const response of unanswered) await once(response, 'close')
  }
}
