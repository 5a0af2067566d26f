import { runConformance } from './conformance-command'

process.exitCode = await runConformance(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
