// Plants faults, one by one, in a copy of the product, and reports what finds each: the queue's models in vitest, or the
// bench within 60 schedules. node tests/faults/plant.mjs [--model-only | --bench-only] [part of a name]
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { plantedFaults } from './planted-faults.mjs'

const copy = resolve('.cache/faults/planted')
const models = ['src/sync/queue-model.test.ts', 'src/sync/order-model.test.ts']
const schedules = 60

const parameters = process.argv.slice(2)
const modelOnly = parameters.includes('--model-only')
const benchOnly = parameters.includes('--bench-only')
const wanted = parameters.find((parameter) => !parameter.startsWith('--')) ?? ''

/** @param {string} program @param {readonly string[]} arguments_ @param {Readonly<Record<string, string>>} env */
const runInCopy = (program, arguments_, env = {}) =>
  spawnSync(program, arguments_, { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 })

function makeCopy() {
  rmSync(copy, { recursive: true, force: true })
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).stdout.split('\n')
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

/** @param {import('./planted-faults.mjs').PlantedFault} fault */
function plant({ name, file, changes }) {
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`'${name}' does not fit ${file} any more: ${from}`)
    text = text.replace(from, () => to)
  }
  writeFileSync(join(copy, file), text)
}

/** @param {string} model */
function whatAModelFinds(model) {
  const { status, stdout, stderr } = runInCopy('node_modules/.bin/vitest', ['run', model])
  if (status === 0) return null
  const told = stripVTControlCharacters(stdout + stderr)
  const words = /^\s*\+\s+"(.*)",$/m.exec(told)?.[1] ?? /Caused by: AssertionError: (.*): expected/.exec(told)?.[1]
  // A run that only exceeded its time has found nothing.
  return words === undefined ? null : `${model.includes('order') ? 'the model of orders' : 'the model'}: ${words}`
}

const whatTheModelsFind = () => models.reduce((found, model) => found ?? whatAModelFinds(model), /** @type {string | null} */ (null))

function whatTheBenchFinds() {
  const { status, stdout, stderr } = runInCopy(process.execPath, ['tests/faults/run.mjs', '--hunt', '--schedules', String(schedules), '--seed', '17'])
  const found = /Found by schedule (\d+).*\n {2}(.*)/.exec(stdout)
  if (found !== null) return `the bench, schedule ${found[1]}: ${found[2]}`
  return status === 0 ? null : `the bench could not run: ${stderr.slice(0, 200)}`
}

makeCopy()
let missed = 0
for (const fault of plantedFaults.filter(({ name }) => name.includes(wanted))) {
  plant(fault)
  const found = (benchOnly ? null : whatTheModelsFind()) ?? (modelOnly ? null : whatTheBenchFinds())
  if (found === null) missed += 1
  console.log(`| ${fault.name} | \`${fault.file}\` | ${found ?? 'NOTHING'} |`)
  cpSync(fault.file, join(copy, fault.file))
}
rmSync(copy, { recursive: true, force: true })
if (missed > 0) process.exitCode = 1
