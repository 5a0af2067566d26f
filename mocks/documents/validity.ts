import specifications from '@asyncapi/specs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { JsonObject } from './json-schemas'

interface Problem {
  readonly instancePath?: string
  readonly message?: string | undefined
}

const worded = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ instancePath = '', message = 'is not valid' }) => `${instancePath || '/'} ${message}`)

const openApiValidator = new Validator()

/** Why a document does not fit OpenAPI's own schema; empty if it does. */
export async function openApiProblems(document: JsonObject): Promise<readonly string[]> {
  const { valid, errors = [] } = await openApiValidator.validate({ ...document })
  if (valid) return []
  const problems = typeof errors === 'string' ? [errors] : worded(errors)
  return problems.length === 0 ? ['is not valid'] : problems
}

/** Compiled once: AsyncAPI's schema is large. */
let asyncApiSchema: ValidateFunction | null = null

function compileAsyncApiSchema(): ValidateFunction {
  const ajv = new Ajv({ strict: false })
  addFormats(ajv)
  const schema: JsonObject = { ...specifications.schemasWithoutId['3.1.0'] }
  return ajv.compile(schema)
}

/** Why a document does not fit AsyncAPI's own schema; empty if it does. */
export function asyncApiProblems(document: JsonObject): readonly string[] {
  asyncApiSchema ??= compileAsyncApiSchema()
  return asyncApiSchema(document) ? [] : worded(asyncApiSchema.errors ?? [])
}
