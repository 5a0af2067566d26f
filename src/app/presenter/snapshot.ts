import { jsonIn } from '@/contract/json-text'
import { z } from '@/contract/schema'
import { allCommands } from '@/commands/all-commands'
import type { SnapshotRefusal } from '@/features/demo/presenter-actions'
import { seriesResource } from '@/outbox/document-numbers'
import { parseRow } from '@/outbox/submission'
import { phoneResource } from '@/resources/invoice-series'
import type { TableCopy } from './table-copy'

const format = 'seller-portal-demo-snapshot'
/** Files of version 2 have no tokens and no digests. */
const version = 2

/** Says what a file is, whatever version wrote it. */
const markSchema = z.object({ format: z.literal(format), version: z.int().check(z.gte(1)) })

/** IndexedDB numbers rows on from the highest: a row with the largest possible number would leave none for the next step. */
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
/** The device's tables without the worker's credentials, which only the real backend's database has. */
const tablesSchema = z.object({
  outbox: z.object({
    submissions: z.array(submissionRow),
    drafts: z.array(draftRow),
    progress: z.array(progressRow),
    // Missing in files of earlier versions.
    records: z._default(z.array(recordRow), []),
    cursors: z._default(z.array(cursorRow), []),
  }),
  samples: z.object({ changes: z.array(changeRow) }),
})
const demoDataSchema = z.object({
  /** The in-browser service's state, which only the service itself parses. */
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
    /** Instead of a token: whether the service accepted it. */
    signedIn: z.optional(z.enum(['open', 'ended'])),
  }),
})
/** All demo data of a browser: what the service knows, and what the seller's device holds. */
export type DemoData = z.infer<typeof demoDataSchema>

/** All tables of a device as they are, with unreadable rows and credentials; never written into a file like this. */
export interface DeviceTables {
  readonly outbox: TableCopy
  readonly samples: TableCopy
}

/** Drops rows that this version cannot read: one of them would make the whole file unreadable. */
const readable = <Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] =>
  rows.flatMap((row) => {
    const read = schema.safeParse(row)
    return read.success ? [read.data] : []
  })

/** The part of a device's tables that goes into a file. */
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

/** Left out of files: two machines must not draw from one series of invoice numbers, so the other machine asks for its own. */
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
