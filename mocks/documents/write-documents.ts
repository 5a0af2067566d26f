import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAsyncApiDocument } from './async-api'
import type { JsonObject } from './json-schemas'
import { createOpenApiDocument } from './open-api'
import type { Publisher } from './publisher'
import { collectAnswers } from './service-answers'
import { asyncApiProblems, openApiProblems } from './validity'

/** A document of the contract; `problems` says why it does not fit its format's own schema. */
export interface ContractDocument {
  readonly file: string
  readonly content: JsonObject
  readonly problems: readonly string[]
}

/** The documents, generated from the contract's schemas and validated by the schemas of their formats. */
export async function createDocuments(publisher: Publisher): Promise<readonly ContractDocument[]> {
  const openApi = createOpenApiDocument(publisher, await collectAnswers())
  const asyncApi = createAsyncApiDocument(publisher)
  return [
    { file: 'openapi.json', content: openApi, problems: await openApiProblems(openApi) },
    { file: 'asyncapi.json', content: asyncApi, problems: asyncApiProblems(asyncApi) },
  ]
}

/** Writes the documents, unless one is not valid. @returns whether all are */
export async function writeDocuments(
  documents: readonly ContractDocument[],
  folder: string,
  write: (line: string) => void,
): Promise<boolean> {
  const problems = documents.flatMap((document) => document.problems.map((problem) => `${document.file}: ${problem}`))
  for (const problem of problems) write(problem)
  if (problems.length > 0) return false
  await mkdir(folder, { recursive: true })
  for (const { file, content } of documents) {
    await writeFile(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
    write(`${join(folder, file)} is written and valid`)
  }
  return true
}
