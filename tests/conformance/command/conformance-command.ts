import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHarness } from '@mocks/testing/harness'
import type { BackendUnderTest } from '../backend-under-test'
import { createSellerGenerator } from '../new-sellers'
import { toJson } from '../report/json'
import { toMarkdown } from '../report/markdown'
import { count, judge } from '../report/summary'
import { toLines, toSummary } from '../report/terminal'
import { allRows } from '../rows/all-rows'
import { runRow, runRows, type RowResult } from '../run-rows'
import { survey } from '../survey'
import { createEngineTarget } from '../targets/engine'
import { createNetworkTarget } from '../targets/network'
import { codesFrom } from './codes-command'
import { help, readSettings, type Settings } from './settings'

/**
 * How many rows run at once. Over a network: enough to wait for several resent codes together, few enough for a shared
 * test system. Where a row moves the clock forward, no other may run.
 */
const atATime = { shared: 1, network: 4 } as const

export const exitCodes = { good: 0, failed: 1, wrongOptions: 2, 'not-proved': 3 } as const

function ownService(): BackendUnderTest {
  const { service, pass } = createHarness()
  return createEngineTarget(service, pass)
}

const backendOf = ({ url, codesCommand, portalOrigin }: Settings): BackendUnderTest =>
  url === null
    ? ownService()
    : createNetworkTarget({ url, portalOrigin, codesOf: codesCommand === null ? null : codesFrom(codesCommand) })

async function writeReport(folder: string, results: readonly RowResult[], backend: BackendUnderTest): Promise<void> {
  const now = new Date()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'conformance.md'), toMarkdown(results, backend, now))
  await writeFile(join(folder, 'conformance.json'), toJson(results, backend, now))
}

/** Rows that share a clock or a seller run one after the other. */
const atOnce = ({ url, account }: Settings): number => (url === null || account !== null ? atATime.shared : atATime.network)

/** Runs the suite with the options of the command line. @returns the exit code */
export async function runConformance(parameters: readonly string[], write: (line: string) => void): Promise<number> {
  const read = readSettings(parameters)
  switch (read.kind) {
    case 'help':
      write(help)
      return exitCodes.good
    case 'wrong':
      write(`${read.message} --help lists the options.`)
      return exitCodes.wrongOptions
    case 'settings':
      return hold(read.settings, write)
  }
}

async function hold(settings: Settings, write: (line: string) => void): Promise<number> {
  const rows = allRows.filter(({ id }) => id.startsWith(settings.only))
  if (rows.length === 0) {
    write(`No row's id begins with '${settings.only}'.`)
    return exitCodes.wrongOptions
  }
  const chosen = backendOf(settings)
  const found = await survey(chosen)
  if (found.kind === 'dead') {
    write(`Nobody answers at ${chosen.name}: ${found.reason}`)
    return exitCodes['not-proved']
  }
  const backend = { ...chosen, missing: found.missing, account: settings.account, otherAccount: settings.otherAccount }
  const newSeller = createSellerGenerator(settings.sellers)
  write(`${rows.length} rows against ${backend.name}\n`)
  const results = await runRows(rows, (row) => runRow(row, backend, newSeller), {
    atATime: atOnce(settings),
    onResult: (result) => {
      for (const line of toLines(result)) write(line)
    },
  })
  write('')
  for (const line of toSummary(results, backend.missing)) write(line)
  if (settings.reportFolder !== null) {
    await writeReport(settings.reportFolder, results, backend)
    write(`\nThe whole report lies in ${settings.reportFolder}: conformance.md, conformance.json`)
  }
  const judgement = judge(results, settings.strict)
  if (judgement === 'not-proved')
    write(`\nNot proved: ${count(results, 'specification', 'untried')} of the rows that the specification demands could not be tried.`)
  return exitCodes[judgement]
}
