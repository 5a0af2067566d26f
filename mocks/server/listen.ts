import { once } from 'node:events'
import { createServer } from 'node:net'
import { CannotStart } from './cannot-start'

interface Place {
  readonly host: string
  readonly port: number
  /** The flag that names another port. */
  readonly flag: '--port' | '--app-port'
}

export function cannotListen(error: unknown, { host, port, flag }: Place): CannotStart {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = taken ? 'is already in use' : `cannot be used (${String(error)})`
  return new CannotStart(`Port ${port} of ${host} ${reason}. Name another one with ${flag}.`, { cause: error })
}

/** Finds out before any work whether the app will have its port. */
export async function expectAppPortFree(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw cannotListen(error, { host, port, flag: '--app-port' })
  }
  server.close()
  await once(server, 'close')
}
