import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { CannotStart } from './cannot-start'

/** The flags that name a port. */
export type PortFlag = '--port' | '--app-port'

/** Listens on a port. Rejects with `CannotStart` when it cannot, and names the flag for another one. */
export async function listen(server: Server, { host, port, flag }: { host: string; port: number; flag: PortFlag }): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const reason = taken ? 'is already in use' : `cannot be used (${String(error)})`
    throw new CannotStart(`Port ${port} of ${host} ${reason}. Name another one with ${flag}.`, { cause: error })
  }
}

/** Finds out before any work whether the app will have its port. */
export async function expectAppPortFree(host: string, port: number): Promise<void> {
  const server = createServer()
  await listen(server, { host, port, flag: '--app-port' })
  server.close()
  await once(server, 'close')
}
