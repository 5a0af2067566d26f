import { createMemoryStore } from '@mocks/engine/memory-store'
import { readyAccounts, readyPassword } from '@mocks/scenarios/ready-accounts'
import { seedState } from '@mocks/scenarios/seed'
import { CannotStart } from './cannot-start'
import { openLevelStore, type ClosableStore } from './level-store'
import { addressLimits, noAddressLimits } from './limits'
import { lanAddresses } from './network'
import { printTo } from './print-to'
import { help, readSettings, type Settings } from './settings'
import { startServer, type RunningServer } from './start-server'

export const print = printTo(process.stdout)

const openStore = async (folder: string | null): Promise<ClosableStore> =>
  folder === null
    ? { ...createMemoryStore(seedState), close: async () => undefined }
    : openLevelStore(folder, seedState)

/**
 * Starts the server as the settings say, and prints its addresses.
 * @param level of the log, which goes to stderr; what is for people goes to stdout
 */
export async function startAsTold(settings: Settings, level: 'info' | 'warn'): Promise<RunningServer> {
  const { host, port, dataFolder, origins, unlimited, printCodes } = settings
  const store = await openStore(dataFolder)
  const server = await startServer({
    host,
    port,
    store,
    origins,
    limits: unlimited ? noAddressLimits : addressLimits,
    log: { level, stream: process.stderr },
    ...(printCodes && { printCode: print }),
  })
  print(`The service answers at ${server.address}`)
  for (const address of lanAddresses(host, server.port)) print(`  in your network at   ${address}`)
  print(`  its state            ${dataFolder === null ? 'in memory, until it stops' : dataFolder}`)
  print(`  ready accounts       ${readyAccounts.map(({ email }) => email).join(', ')}`)
  print(`  their password       ${readyPassword}`)
  print(`  pages may call from  ${origins.length === 0 ? 'nowhere; --origin names an origin' : origins.join(', ')}`)
  print(`  one-time codes       ${printCodes ? 'appear here' : 'are not shown; --print-codes prints them'}`)
  print('Ctrl+C stops.')
  return server
}

/** Aborts at the first signal to stop; a second one ends the process at once. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(1)
      controller.abort()
    })
  return controller.signal
}

export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Runs a command with the settings of the command line, until it ends or is interrupted. */
export async function runCommand(work: (settings: Settings, interrupted: AbortSignal) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.argv.slice(2), process.env)
    if (settings === null) print(help)
    else await work(settings, interruption())
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
