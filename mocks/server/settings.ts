import { parseArgs } from 'node:util'
import { wrongOption } from '@mocks/commands/wrong-option'
import { CannotStart } from './cannot-start'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Null keeps the state in memory only. */
  readonly dataFolder: string | null
  /** Origins whose pages may call. */
  readonly origins: readonly string[]
  /** Lifts the limits by network address. */
  readonly unlimited: boolean
  readonly printCodes: boolean
  /** Where the app is served when it is started together with the server. */
  readonly appPort: number
}

type Environment = Readonly<Record<string, string | undefined>>

export const help = `Settings, by flag or by environment variable:
  --host          SERVER_HOST         where to listen (0.0.0.0: on every network)
  --port          SERVER_PORT         port of the server (4170)
  --data          SERVER_DATA         folder of the state (server-data)
  --origin        SERVER_ORIGINS      an origin whose pages may call, once for each; with commas between (none)
  --ephemeral                         keeps the state in memory only
  --print-codes                       prints the one-time codes that would be sent
  --unlimited                         lifts the limits by network address, for a conformance run
  --app-port      SERVER_APP_PORT     port of the app, when it is started too (4173)
  --help                              prints this`

const options = {
  host: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  origin: { type: 'string', multiple: true },
  ephemeral: { type: 'boolean' },
  'print-codes': { type: 'boolean' },
  unlimited: { type: 'boolean' },
  'app-port': { type: 'string' },
  help: { type: 'boolean' },
} as const

function readFlags(flags: readonly string[]) {
  try {
    return parseArgs({ args: [...flags], options, strict: true }).values
  } catch (error) {
    throw new CannotStart(`${wrongOption(error)} --help lists the options.`, { cause: error })
  }
}

/** Port 0 means any free one. The app needs a number: its address is printed before it listens. */
function readPort(name: string, text: string, lowest: 0 | 1): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= lowest && port <= 65_535) return port
  throw new CannotStart(`--${name} must be a number from ${lowest} to 65535, not '${text}'.`)
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.origin === text) return text
  throw new CannotStart(`--origin takes an origin such as https://portal.example.com, not '${text}'.`)
}

function readText(name: string, text: string): string {
  if (text.trim() !== '') return text
  throw new CannotStart(`--${name} must not be empty.`)
}

/** Reads the settings of the command line; null when only help was asked for. Throws `CannotStart` on a wrong one. */
export function readSettings(flags: readonly string[], environment: Environment): Settings | null {
  const given = readFlags(flags)
  if (given.help === true) return null
  // An empty variable names no origin.
  const origins = given.origin ?? (environment['SERVER_ORIGINS'] || undefined)?.split(',') ?? []
  return {
    host: readText('host', given.host ?? environment['SERVER_HOST'] ?? '0.0.0.0'),
    port: readPort('port', given.port ?? environment['SERVER_PORT'] ?? '4170', 0),
    dataFolder: given.ephemeral === true ? null : readText('data', given.data ?? environment['SERVER_DATA'] ?? 'server-data'),
    origins: origins.map((origin) => readOrigin(origin.trim())),
    unlimited: given.unlimited === true,
    printCodes: given['print-codes'] === true,
    appPort: readPort('app-port', given['app-port'] ?? environment['SERVER_APP_PORT'] ?? '4173', 1),
  }
}
