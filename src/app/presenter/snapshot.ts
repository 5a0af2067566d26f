import { jsonIn } from '@/contract/json-text'
import { z } from '@/contract/schema'
import { allCommands } from '@/commands/all-commands'
import type { SnapshotRefusal } from '@/features/demo/presenter-actions'
import { seriesResource } from '@/outbox/document-numbers'
import { parseRow } from '@/outbox/submission'
import { phoneResource } from '@/resources/invoice-series'
import type { TableCopy } from './table-copy'

const format = 'seller-portal-demo-snapshot'
/** Since the second, without tokens and digests. */
const version = 2

/** Says what a file is, whatever version wrote it. */
const markSchema = z.object({ format: z.literal(format), version: z.int().check(z.gte(1)) })

/** Row numbers count on from the highest; one at the end of all numbers would leave none for the next step. */
const highestSequence = 1e9

// Rows as the product's own stores can hold and find them; their other fields are parsed when they are read.
const submissionRow = z
  .looseObject({ sequence: z.int().check(z.gte(1), z.lte(highestSequence)) })
  .check(z.refine((row) => parseRow(allCommands, row).kind === 'submission'))
const draftRow = z.looseObject({ owner: z.string(), form: z.string() })
const progressRow = z.looseObject({ sellerId: z.string() })
const recordRow = z.looseObject({ sellerId: z.string(), resource: z.string(), id: z.string() })
const cursorRow = z.looseObject({ sellerId: z.string(), resource: z.string() })
const changeRow = z.looseObject({ sellerId: z.string(), collection: z.string(), id: z.string() })

const key = z.nullable(z.string())
/** The device's tables; what is left out is a real seller's alone. */
const tablesSchema = z.object({
  outbox: z.object({
    submissions: z.array(submissionRow),
    drafts: z.array(draftRow),
    progress: z.array(progressRow),
    // Earlier versions have left out what was read.
    records: z._default(z.array(recordRow), []),
    cursors: z._default(z.array(cursorRow), []),
  }),
  samples: z.object({ changes: z.array(changeRow) }),
})
const demoDataSchema = z.object({
  /** The in-browser service's own; it alone reads it. */
  service: z.unknown(),
  device: z.extend(tablesSchema, {
    session: z.object({
      sellerToken: key,
      sellerId: key,
      registrationSteps: key,
      maxAllowedStep: key,
      mobile: key,
      /** Missing in files of earlier versions. */
      wasSignedIn: z._default(key, null),
    }),
    /** In the place of a token: whether the service took it. */
    signedIn: z.optional(z.enum(['open', 'ended'])),
  }),
})
/** All demo data of a browser: what the service knows, and what the seller's device holds. */
export type DemoData = z.infer<typeof demoDataSchema>

/** All tables of a device as they are, unreadable rows and a real seller's credentials too: they go into no file. */
export interface DeviceTables {
  readonly outbox: TableCopy
  readonly samples: TableCopy
}

/** A row that this version cannot read would make the whole file one that it cannot open. */
const readable = <Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] =>
  rows.flatMap((row) => {
    const read = schema.safeParse(row)
    return read.success ? [read.data] : []
  })

/** What of a device's tables goes into a file. */
export const tablesForFile = ({ outbox, samples }: DeviceTables): z.infer<typeof tablesSchema> => ({
  outbox: {
    submissions: readable(submissionRow, outbox['submissions']),
    drafts: readable(draftRow, outbox['drafts']),
    progress: readable(progressRow, outbox['progress']),
    records: readable(recordRow, outbox['records']),
    cursors: readable(cursorRow, outbox['cursors']),
  },
  samples: { changes: readable(changeRow, samples['changes']) },
})

/** Two machines may not draw from one series of invoice numbers: where a file is opened another one is asked for. */
const ofThisDevice: ReadonlySet<string> = new Set([phoneResource, seriesResource])

function forAnyDevice({ device, ...service }: DemoData): DemoData {
  const records = device.outbox.records.filter(({ resource }) => !ofThisDevice.has(resource))
  return { ...service, device: { ...device, outbox: { ...device.outbox, records } } }
}

/** The text of a snapshot's file. */
export const snapshotText = (data: DemoData, savedAt: number): string =>
  JSON.stringify({ format, version, savedAt: new Date(savedAt).toISOString(), ...forAnyDevice(data) })

export type ReadSnapshot =
  | { readonly kind: 'read'; readonly data: DemoData }
  | { readonly kind: 'refused'; readonly reason: Exclude<SnapshotRefusal, 'not-stored'> }

/** Reads a file that somebody chose, whatever it is. */
export function readSnapshot(text: string): ReadSnapshot {
  const value = jsonIn(text)
  const mark = markSchema.safeParse(value)
  // A file that was cut short is no JSON any more, and still says what it was.
  if (!mark.success) return { kind: 'refused', reason: text.includes(`"${format}"`) ? 'damaged' : 'not-a-snapshot' }
  if (mark.data.version > version) return { kind: 'refused', reason: 'newer-version' }
  const data = demoDataSchema.safeParse(value)
  return data.success ? { kind: 'read', data: data.data } : { kind: 'refused', reason: 'damaged' }
}
