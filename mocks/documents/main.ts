import { readFile } from 'node:fs/promises'
import { z } from '@/contract/schema'
import { createDocuments, writeDocuments } from './write-documents'

const folder = 'dist-contract'

const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')))

const written = await writeDocuments(await createDocuments(version), folder, (line) => process.stdout.write(`${line}\n`))
if (!written) process.exitCode = 1
