import { once } from 'node:events'
import type { Server } from 'node:net'

/** Listens once the port is free: another test of the same kind may still hold it. */
export async function listenOnceFree(server: Server, port: number, host: string): Promise<void> {
  for (;;) {
    server.listen(port, host)
    try {
      await once(server, 'listening')
      return
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
