import { changesPageMaximum, cursorMaximumLength } from './limits'
import { z } from './schema'

/** A place in the order of all changes, opaque to the portal. */
const cursorSchema = z.string().check(z.maxLength(cursorMaximumLength))

/** What a read of changes asks for: those after a cursor, or from the beginning; at most so many. */
export const changesParametersSchema = z.object({
  since: z.optional(cursorSchema),
  // In an address a number is a text.
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(changesPageMaximum))),
})
export type ChangesParameters = z.infer<typeof changesParametersSchema>

/** A page of what has changed, oldest change first. A cursor that is too old is answered 410: begin anew. */
export const changesPageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Ids of what is no more. */
    gone: z.array(z.string()),
    /** Where the next read goes on. */
    next: cursorSchema,
    /** Whether there is another page now. */
    more: z.boolean(),
    /** In UTC, such as `2026-11-21T06:12:00Z`. */
    serverTime: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/)),
  })
