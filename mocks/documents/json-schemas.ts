import { registerRequestSchema } from '@/contract/access'
import { z } from '@/contract/schema'
import { meaningOf } from './field-texts'

export type JsonObject = Readonly<Record<string, unknown>>

/** The dialects of JSON Schema that OpenAPI 3.1 and AsyncAPI 3.1 are written in. */
export type Dialect = 'draft-2020-12' | 'draft-7'

const either = (...fields: readonly string[]): JsonObject => ({
  anyOf: fields.map((field) => ({ required: [field] })),
})

/** What a schema checks by code, which the conversion cannot see; a test compares schema and document value by value. */
const besides = new Map<z.core.$ZodType, JsonObject>([
  [
    registerRequestSchema,
    { allOf: [either('primaryPhone', 'mobile'), either('secondaryPhone', 'secondarymobile')] },
  ],
])

/** Narrower than what the portal accepts: it reads a number in a text and 'complete' too, and no value is an error (LOGIN-10). */
const typedFields: Readonly<Record<string, JsonObject>> = { currentStep: { type: 'integer' } }

const objectSchema = z.record(z.string(), z.unknown())

/** A list of a fixed length with equal parts, such as the sides of a parcel, which generators and linters read only as `items`. */
function withItems(schema: JsonObject): JsonObject {
  const { prefixItems, ...rest } = schema
  if (!Array.isArray(prefixItems)) return schema
  const [item, ...others] = prefixItems.map((part) => JSON.stringify(part))
  return item !== undefined && others.every((other) => other === item) ? { ...rest, items: objectSchema.parse(JSON.parse(item)) } : schema
}

type Meaning = (field: string, longest: unknown) => string | undefined

/** The same schema with every field's meaning beside it. */
function described(schema: unknown, meaning: Meaning): unknown {
  if (Array.isArray(schema)) return schema.map((part) => described(part, meaning))
  const parsed = objectSchema.safeParse(schema)
  if (!parsed.success) return schema
  const inside = withItems(Object.fromEntries(Object.entries(parsed.data).map(([key, part]) => [key, described(part, meaning)])))
  const properties = objectSchema.safeParse(inside['properties'])
  if (!properties.success) return inside
  const fields = Object.entries(properties.data).map(([name, schemaOfField]): readonly [string, JsonObject] => {
    const field = objectSchema.parse(schemaOfField)
    return [name, { ...field, ...typedFields[name], description: meaning(name, field['maxLength']) }]
  })
  return { ...inside, properties: Object.fromEntries(fields) }
}

/**
 * A schema of the contract as JSON Schema, describing what is sent, not what parsing makes of it.
 * @param meaning what a field means, by its name
 */
export function toJsonSchema(schema: z.core.$ZodType, dialect: Dialect, meaning: Meaning = meaningOf): JsonObject {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, { target: dialect, io: 'input' })
  return { ...objectSchema.parse(described(converted, meaning)), ...besides.get(schema) }
}
