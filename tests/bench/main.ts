import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureFirstLoad } from './first-load/first-load'
import { growthParts } from './growth/growth'
import { measureLighthouse } from './lighthouse'
import { measurePresses } from './presses/presses'
import { holds, tableOf, type Finding } from './support/findings'
import type { Part } from './support/tools'

/*
 * npm run bench                         every part, one after the other
 * npm run bench -- first-load           one part; growth stands for all parts of what grows
 * npm run bench -- search --rounds 1    a first look, while something is being mended
 */

const resultsFolder = join('.cache', 'bench')
const longestMinutes = 10

const parts: Readonly<Record<string, Part>> = { 'first-load': measureFirstLoad, presses: measurePresses, ...growthParts, lighthouse: measureLighthouse }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '3' } } })

function end(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}

/** Writes a part's figures as JSON and as a table, and prints them. @param state how the part ended */
function write(name: string, findings: readonly Finding[], state: string): void {
  const table = tableOf(findings)
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, `${name}.json`), JSON.stringify({ at: new Date().toISOString(), state, findings }, null, 2))
  writeFileSync(join(resultsFolder, `${name}.md`), `${table}\n`)
  process.stdout.write(`\n${table}\n\n${name}: ${state}; written to ${resultsFolder}/${name}.md and .json\n\n`)
}

async function run(name: string, part: Part): Promise<void> {
  const started = performance.now()
  const found = new Map<string, Finding>()
  const late = setTimeout(() => {
    write(name, [...found.values()], `ended after ${longestMinutes} minutes`)
    end(`${name} takes too long on this machine; --rounds 1 may do.`)
  }, longestMinutes * 60_000)
  await part({
    rounds: Number(values.rounds),
    say: (line) => void process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s  ${name}: ${line}\n`),
    found: (...findings) => findings.forEach((finding) => void found.set(finding.what, finding)),
  })
  clearTimeout(late)
  const findings = [...found.values()]
  const missed = findings.filter((finding) => !holds(finding)).length
  write(name, findings, missed === 0 ? 'all holds' : `${missed} missed`)
}

const named = positionals.flatMap((name) => (name === 'growth' ? Object.keys(growthParts) : [name]))
for (const name of named.length === 0 ? Object.keys(parts) : named) {
  const part = parts[name] ?? end(`There is no part '${name}'. There are: growth, ${Object.keys(parts).join(', ')}.`)
  await run(name, part)
}
