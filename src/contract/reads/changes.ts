import { truthOf } from '../answers'
import { instantSchema } from '../formats'
import { changesPageMaximum, cursorMaximumLength } from '../limits'
import type { ModuleName } from '../modules/modules'
import { z } from '../schema'

/** A position in the order of all changes; opaque to the portal. */
const cursorSchema = z.string().check(z.maxLength(cursorMaximumLength))

/** What a read asks for: the changes after a cursor, or from the beginning; at most so many items. */
const changesParametersSchema = z.object({
  since: z.optional(cursorSchema),
  // In an address a number is a text.
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

/** How a page is read, whatever its items are: they and the rest of it are made out where they are kept, so that one that cannot be read holds up no other. */
const changesAnswerSchema = z.looseObject({ items: z.array(z.unknown()), more: z.pipe(z.transform(truthOf), z.boolean()) })

/** What the in-browser service answers and the documents tell of a read. */
export interface TypicalRead<Item> {
  /** What each field of an item means, with its unit; those of the objects in it too. */
  readonly fields: Readonly<Record<keyof Item, string>> & Readonly<Record<string, string>>
  /** What every seller gets from the service, oldest change first: two at least, or no second page could be tried. */
  readonly items: readonly [Item, Item, ...Item[]]
}

interface Read<Path, Item extends z.ZodMiniType<ReadItem>> {
  /** What it gives, as sellers call it. */
  readonly title: string
  readonly path: Path
  /** Asked for only where the marketplace offers this module; null for what needs none. */
  readonly module: ModuleName | null
  /** Items are kept on devices: new fields are added as optional. */
  readonly item: Item
  /** In a file of its own, which the app without the in-browser service never loads. */
  readonly typical: () => Promise<{ readonly typical: TypicalRead<z.infer<Item>> }>
}

/** Describes something that sellers can read, page by page. All reads ask and answer alike; only their items differ. */
export function describeRead<const Path extends `/api/${string}`, Item extends z.ZodMiniType<ReadItem>>(read: Read<Path, Item>) {
  const response = changesPageSchema(read.item)
  return { ...read, method: 'GET', access: 'seller', success: 'specified', request: changesParametersSchema, response, answer: changesAnswerSchema } as const
}

/** The parameters of a `GET` as its address carries them; those that are undefined are left out. */
export function queryOf(parameters: object): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
