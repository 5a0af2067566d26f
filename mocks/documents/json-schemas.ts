import { registerRequestSchema } from '@/contract/access'
import { z } from '@/contract/schema'

export type JsonObject = Readonly<Record<string, unknown>>

/** The dialects of JSON Schema that OpenAPI 3.1 and AsyncAPI 3.0 are written in. */
export type Dialect = 'draft-2020-12' | 'draft-7'

const either = (...fields: readonly string[]): JsonObject => ({
  anyOf: fields.map((field) => ({ required: [field] })),
})

/** What a schema checks by code, which no conversion can read; a test holds both against each other. */
const besides = new Map<z.core.$ZodType, JsonObject>([
  [
    registerRequestSchema,
    { allOf: [either('primaryPhone', 'mobile'), either('secondaryPhone', 'secondarymobile')] },
  ],
])

/** A schema of the contract as JSON Schema, as it looks to the one who sends. */
export function toJsonSchema(schema: z.core.$ZodType, dialect: Dialect): JsonObject {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, { target: dialect, io: 'input' })
  return { ...converted, ...besides.get(schema) }
}
