import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The server as a process. */
export interface ServerProcess {
  /** The address to call; rejects if the process ends before it listens. */
  readonly address: Promise<string>
  /** Everything that it has printed. */
  output(): string
  /** Sends a signal and waits for the process to end. */
  end(signal: NodeJS.Signals): Promise<ProcessEnd>
  readonly ended: Promise<ProcessEnd>
}

/** Which bundle is started: the server alone, or with the app. */
type Bundle = 'server' | 'server-with-app'

/** The server as `npm run server` builds it, in its own folder. */
export interface ServerBuild {
  /** Tests put their data into folders below this one. */
  readonly folder: string
  start(flags: readonly string[], bundle?: Bundle): ServerProcess
  /** Ends the remaining processes and removes the folder. */
  remove(): Promise<void>
}

function follow(child: ChildProcess): ServerProcess {
  let output = ''
  const ended = new Promise<ProcessEnd>((settle) => {
    child.once('close', (code, signal) => settle({ code, signal }))
  })
  const address = new Promise<string>((found, lost) => {
    const take = (part: unknown): void => {
      output += String(part)
      const line = /answers at (\S+)\n/.exec(output)
      if (line?.[1] !== undefined) found(line[1])
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    void ended.then(() => lost(new Error(`The server ended before it listened: ${output}`)))
  })
  // A test of a server that fails to start does not await the address: no unhandled rejection then.
  address.catch(() => undefined)
  return {
    address,
    ended,
    output: () => output,
    async end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** Builds the server; takes some hundred milliseconds. */
export async function buildServer(): Promise<ServerBuild> {
  // Inside the project, so that the bundle resolves the packages.
  await mkdir('test-results', { recursive: true })
  const folder = await mkdtemp(resolve('test-results', 'server-'))
  const outDir = join(folder, 'bundle')
  await build({ configFile: resolve('mocks/server/vite.config.ts'), logLevel: 'error', build: { outDir } })
  const children = new Set<ChildProcess>()
  return {
    folder,
    start(flags, bundle = 'server') {
      const child = spawn(process.execPath, [join(outDir, `${bundle}.js`), ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
      children.add(child)
      child.once('close', () => children.delete(child))
      return follow(child)
    },
    async remove() {
      for (const child of children) {
        child.kill('SIGKILL')
        await once(child, 'close')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
