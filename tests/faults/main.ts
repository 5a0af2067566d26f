import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { drawn, openBench, type Bench } from './bench'
import { keptSchedules } from './kept-schedules'
import { orderSchedules } from './long-queue/schedule'
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
    /** Ends with the first schedule that fails, and does not resume an earlier run. */
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
  // Written to a new file and renamed: a run that is killed while it writes continues from the schedule before.
  writeFileSync(`${file}.new`, JSON.stringify(content))
  renameSync(`${file}.new`, file)
}

function tell({ findings }: Played): void {
  for (const { wrong, sentence } of findings) say(`  ${wrong}: ${sentence}`)
}

async function fail(bench: Bench, seed: number, played: Played): Promise<void> {
  say(`\nFAILED with seed ${seed}; again: npm run faults -- --replay=${seed}`)
  tell(played)
  const smaller = await bench.shrink(seed)
  say(smaller === null ? '  Played once more, it did not fail.' : `  Shrunk: ${JSON.stringify(smaller)}`)
}

const today = Math.floor(Date.now() / 86_400_000)

/** Plays one long queue of orders and steps, a different one each day. @returns how many failed */
async function playLongQueueOfToday(bench: Bench): Promise<number> {
  const [schedule] = fc.sample(orderSchedules, { seed: today, numRuns: 1 })
  if (schedule === undefined) throw new Error('Nothing was drawn')
  const played = await bench.playLongQueue(schedule)
  say(`a long queue, ${played.history.saves.length} saves, ${played.findings.length === 0 ? 'none' : played.findings.length} wrong, ${Math.round(played.milliseconds)} ms`)
  if (played.findings.length === 0) return 0
  say(`\nFAILED: the long queue of day ${today}: ${JSON.stringify(schedule.acts)}`)
  tell(played)
  return 1
}

/**
 * Plays the schedules that once failed: all of them, or as many as fit into two thirds of the time. It begins with a
 * different one each day, so that each gets its turn.
 */
async function playKept(bench: Bench, deadline: number): Promise<{ readonly played: number; readonly failed: number }> {
  const first = today % keptSchedules.length
  const inTurn = [...keptSchedules.slice(first), ...keptSchedules.slice(0, first)]
  let failed = 0
  let count = 0
  for (const { seeds, was, schedule } of inTurn) {
    if (performance.now() > deadline) break
    count += 1
    const played = await bench.play(schedule)
    if (played.findings.length === 0) continue
    failed += 1
    say(`\nFAILED again: ${was} (${seeds.length === 0 ? 'written by hand' : `seed ${seeds.join(', ')}`})`)
    tell(played)
  }
  say(`${count} of the ${keptSchedules.length} that failed once, ${failed} failed`)
  return { played: count, failed }
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
  const milliseconds = values.seconds === undefined ? Infinity : numberOf(values.seconds) * 1000
  const started = performance.now()
  const deadline = started + milliseconds
  // The remaining time is for schedules on the screens.
  const longFailed = values.seconds === undefined ? null : await playLongQueueOfToday(bench)
  const kept = await playKept(bench, started + (milliseconds * 2) / 3)
  // A run with a time limit always starts afresh; the others continue where they were stopped.
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
  const failed = (longFailed ?? 0) + kept.failed + totals.failedSeeds.length
  const played = totals.schedules + kept.played + (longFailed === null ? 0 : 1)
  if (values.results !== undefined) write(values.results, { passed: played - failed, failed })
  return failed
}

const bench = await openBench(process.env['CHROMIUM_PATH'] ?? '')
try {
  const failed = await (values.replay === undefined ? playRun(bench) : replay(bench, numberOf(values.replay)))
  if (failed > 0) process.exitCode = 1
} finally {
  await bench.close()
}
