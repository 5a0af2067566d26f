import { serveProduct } from '../e2e/support/product-server'
import type { Engine } from './engine'
import { firefox } from './firefox'
import { personOn, type Fault } from './person'
import { walk } from './walk'
import { webkit } from './webkit'

const engines: readonly Engine[] = [firefox, webkit]
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** WebKitGTK's least width is 334 px. */
const widths = [360, 1280]

/** @returns the faults, or null if the walk ended early */
async function tryEngine(engine: Engine): Promise<readonly Fault[] | null> {
  const server = await serveProduct()
  const faults: Fault[] = []
  const { version, page } = await engine.start()
  const say = (line: string): void => print(`  ${line}`)
  print(`${engine.name}: ${version}`)
  try {
    const person = personOn(page, widths, (fault) => faults.push(fault))
    let isServed = true
    const endServer = async (): Promise<void> => {
      if (isServed) await server.close()
      isServed = false
    }
    await walk({ page, person, address: server.address, endServer, say })
    await endServer()
    for (const { screen, fault } of faults) say(`${screen}: ${fault}`)
    return faults
  } catch (reason) {
    say(`ended early: ${String(reason)}`)
    return null
  } finally {
    await page.close()
  }
}

const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = engines.filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()))
if (chosen.length === 0) {
  complain(`There is no such engine, only ${engines.map(({ name }) => name.toLowerCase()).join(' and ')}.`)
  process.exitCode = 2
}
for (const engine of chosen) {
  const missing = engine.missing()
  if (missing.length > 0) {
    complain(`${engine.name}: ${missing.join(', ')} is missing: ${engine.install}`)
    process.exitCode = 1
    continue
  }
  const faults = await tryEngine(engine)
  if (faults === null || faults.length > 0) process.exitCode = 1
  print(`${engine.name}: ${faults === null ? 'ended early' : `${faults.length} faults`}, on the way ${engine.ended}`)
}
