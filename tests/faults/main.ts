import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawn, openBench, type Bench } from './bench'
import { keptSchedules } from './kept-schedules'
import { storyOf } from './story'
import { addTo, nothingYet, tableOf, totalsSchema, type Played, type Totals } from './totals'

/*
 * npm run faults -- --schedules 1000 --seed 7    goes on where it was stopped
 * npm run faults -- --replay 12345               one schedule, by the seed that a run has printed
 */

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    replay: { type: 'string' },
    results: { type: 'string' },
    /** Ends with the first schedule that fails, and begins anew. */
    hunt: { type: 'boolean', default: false },
  },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const numberOf = (text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number)) throw new Error(`'${text}' is no whole number.`)
  return number
}

/** Far apart, so that runs with neighbouring seeds share no schedule. */
const seedOf = (run: number, index: number): number => (Math.imul(run, 1_000_003) + index) | 0

const stateFile = (run: number): string => join('.cache', 'faults', `run-${run}.json`)

function readState(run: number): Totals {
  try {
    return totalsSchema.parse(JSON.parse(readFileSync(stateFile(run), 'utf8')))
  } catch {
    return nothingYet
  }
}

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

function tell({ findings }: Played): void {
  for (const { wrong, sentence } of findings) say(`  ${wrong}: ${sentence}`)
}

async function fail(bench: Bench, seed: number, played: Played): Promise<void> {
  say(`\nFAILED with seed ${seed}; again: npm run faults -- --replay ${seed}`)
  tell(played)
  const smaller = await bench.shrink(seed)
  say(smaller === null ? '  Played once more, it did not fail.' : `  Shrunk: ${JSON.stringify(smaller)}`)
}

/** Those that failed once come first. @returns how many of them failed again */
async function playKept(bench: Bench): Promise<number> {
  let failed = 0
  for (const { seed, was, schedule } of keptSchedules) {
    const played = await bench.play(schedule)
    if (played.findings.length === 0) continue
    failed += 1
    say(`\nFAILED again: ${was} (${seed === null ? 'written by hand' : `seed ${seed}`})`)
    tell(played)
  }
  return failed
}

async function replay(bench: Bench, seed: number): Promise<number> {
  const schedule = drawn(seed)
  say(JSON.stringify(schedule))
  const played = await bench.play(schedule)
  for (const line of storyOf(played.history)) say(line)
  tell(played)
  return played.findings.length === 0 ? 0 : 1
}

async function playRun(bench: Bench): Promise<number> {
  const run = numberOf(values.seed)
  const limit = values.seconds === undefined ? numberOf(values.schedules) : Infinity
  const deadline = values.seconds === undefined ? Infinity : performance.now() + numberOf(values.seconds) * 1000
  const keptFailed = await playKept(bench)
  // A run by the clock is always a whole one; the others go on where they were stopped.
  const isResumed = values.seconds === undefined && !values.hunt
  let totals = isResumed ? readState(run) : nothingYet
  while (totals.schedules < limit && performance.now() < deadline) {
    const seed = seedOf(run, totals.schedules)
    const played = await bench.play(drawn(seed))
    totals = addTo(totals, seed, played)
    if (isResumed) write(stateFile(run), totals)
    if (played.findings.length > 0 && values.hunt) {
      say(`Found by schedule ${totals.schedules} (seed ${seed})`)
      tell(played)
      return 1
    }
    if (played.findings.length > 0) await fail(bench, seed, played)
    if (totals.schedules % 10 === 0) say(`${totals.schedules} schedules, ${totals.saves} saves, ${totals.failedSeeds.length} failed`)
  }
  say(`\n${tableOf(totals)}`)
  const failed = keptFailed + totals.failedSeeds.length
  if (values.results !== undefined) write(values.results, { passed: totals.schedules + keptSchedules.length - failed, failed })
  return failed
}

const bench = await openBench(process.env['CHROMIUM_PATH'] ?? '')
try {
  const failed = await (values.replay === undefined ? playRun(bench) : replay(bench, numberOf(values.replay)))
  if (failed > 0) process.exitCode = 1
} finally {
  await bench.close()
}
