import { createMemoryStore } from '@mocks/engine/memory-store'
import { seedState } from '@mocks/scenarios/seed'
import type { ClosableStore } from '@mocks/server/level-store'
import { startServer, type RunningServer, type ServerOptions } from '@mocks/server/start-server'

export interface TestServer extends RunningServer {
  /** The codes that were printed, and what was logged. */
  readonly lines: readonly string[]
}

export const memoryStore = (): ClosableStore => ({ ...createMemoryStore(seedState), close: async () => undefined })

const running: RunningServer[] = []

/** A server in this process, over a store in memory. */
export async function startTestServer(changes: Partial<ServerOptions> = {}): Promise<TestServer> {
  const lines: string[] = []
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: memoryStore(),
    log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
    printCode: (line) => lines.push(line),
    ...changes,
  })
  running.push(server)
  return { ...server, lines }
}

export async function stopTestServers(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.stop()))
}
