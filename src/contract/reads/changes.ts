import { truthOf } from '../answers'
import { instantSchema } from '../formats'
import { changesPageMaximum, cursorMaximumLength } from '../limits'
import type { ModuleName } from '../modules/modules'
import { z } from '../schema'

/** A position in the order of all changes; opaque to the portal. */
const cursorSchema = z.string().check(z.maxLength(cursorMaximumLength))

/** What a read asks for: the changes after a cursor, or all from the beginning; `limit` items at most. */
const changesParametersSchema = z.object({
  since: z.optional(cursorSchema),
  // In an address a number arrives as a string.
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(changesPageMaximum))),
})
export type ChangesParameters = z.infer<typeof changesParametersSchema>

export interface ReadItem {
  readonly id: string
}

/** A page of what has changed, oldest change first. A cursor that is too old is answered 410: start again without one. */
export interface ChangesPage<Item> {
  readonly items: readonly Item[]
  /** Ids of deleted items. */
  readonly gone: readonly string[]
  /** The cursor for the next read. */
  readonly next: string
  /** Whether there is another page now. */
  readonly more: boolean
  /** In UTC, such as `2026-11-21T06:12:00Z`. */
  readonly serverTime: string
}

const changesPageSchema = <Item extends z.ZodMiniType<ReadItem>>(item: Item) =>
  z.object({ items: z.array(item), gone: z.array(z.string()), next: cursorSchema, more: z.boolean(), serverTime: instantSchema })

/** How a page is read. Its items are parsed one by one where they are stored, so that one malformed item does not block the others. */
const changesAnswerSchema = z.looseObject({ items: z.array(z.unknown()), more: z.pipe(z.transform(truthOf), z.boolean()) })

/** What the in-browser service answers for a read, and how the documents describe its fields. */
export interface TypicalRead<Item> {
  /** What each field of an item and of its nested objects means, with its unit. */
  readonly fields: Readonly<Record<keyof Item, string>> & Readonly<Record<string, string>>
  /** What the service gives every seller, oldest change first; at least two, so that tests can ask for a second page. */
  readonly items: readonly [Item, Item, ...Item[]]
}

interface Read<Path, Item extends z.ZodMiniType<ReadItem>> {
  /** The sellers' word for the items. */
  readonly title: string
  readonly path: Path
  /** The read is requested only if the marketplace offers this module; null if it needs none. */
  readonly module: ModuleName | null
  /** Devices keep items of earlier versions, so a new field must be optional. */
  readonly item: Item
  /** Imported dynamically: the app loads it only with the in-browser service. */
  readonly typical: () => Promise<{ readonly typical: TypicalRead<z.infer<Item>> }>
}

/** Describes a read, which sellers request page by page. All reads have the same parameters and pages; only their items differ. */
export function describeRead<const Path extends `/api/${string}`, Item extends z.ZodMiniType<ReadItem>>(read: Read<Path, Item>) {
  const response = changesPageSchema(read.item)
  return { ...read, method: 'GET', access: 'seller', success: 'specified', request: changesParametersSchema, response, answer: changesAnswerSchema } as const
}

/** The query string for a `GET`'s parameters; undefined ones are left out. */
export function queryOf(parameters: object): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
