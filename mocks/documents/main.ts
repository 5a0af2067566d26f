import { readFile } from 'node:fs/promises'
import { runContract } from './contract-command'

const packageFile = await readFile('package.json', 'utf8')

process.exitCode = await runContract(process.argv.slice(2), packageFile, (line) => process.stdout.write(`${line}\n`))
