import { endpoints, type GetName, type RequestOf } from '@/contract/endpoints'
import { reads, type ReadName } from '@/contract/reads/all-reads'
import { z } from '@/contract/schema'
import { toJsonSchema, type JsonObject } from './json-schemas'

const parametersSchema = z.object({ properties: z.record(z.string(), z.record(z.string(), z.unknown())), required: z.optional(z.array(z.string())) })

const examples: JsonObject = { since: 'c-1042', limit: 50, of: 'orders', id: 'OD-1042' } satisfies RequestOf<ReadName> & RequestOf<'record'>

/** The parameters of a `GET`, each with its schema and description. */
export function queryOf(name: GetName): readonly JsonObject[] {
  const { properties, required = [] } = parametersSchema.parse(toJsonSchema(endpoints[name].request, 'draft-2020-12'))
  return Object.entries(properties).map(([parameter, { description, ...schema }]) => ({
    name: parameter,
    in: 'query',
    required: required.includes(parameter),
    description,
    schema,
    example: examples[parameter],
  }))
}

const pageSchema = z.looseObject({ properties: z.looseObject({ items: z.looseObject({}) }) })

/**
 * A page of a read.
 * @param meanings the description of each field of its items
 */
export function pageSchemaOf(name: ReadName, meanings: Readonly<Record<string, string>>): JsonObject {
  const { properties, ...page } = pageSchema.parse(toJsonSchema(endpoints[name].response, 'draft-2020-12'))
  const items = toJsonSchema(reads[name].item, 'draft-2020-12', (field) => meanings[field])
  return { ...page, properties: { ...properties, items: { ...properties.items, items } } }
}
