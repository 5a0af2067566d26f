import { z } from '@/contract/schema'
import type { SnapshotRefusal } from '@/features/demo/demo-tools'
import { tableCopySchema } from './table-copy'

const format = 'seller-portal-demo-snapshot'
const version = 1

/** Says what a file is, whatever version wrote it. */
const markSchema = z.object({ format: z.literal(format), version: z.number() })

const key = z.nullable(z.string())
const demoDataSchema = z.object({
  /** The in-browser service's own; it alone reads it. */
  service: z.unknown(),
  device: z.object({
    session: z.object({ sellerToken: key, sellerId: key, registrationSteps: key, maxAllowedStep: key, mobile: key }),
    outbox: tableCopySchema,
    samples: tableCopySchema,
  }),
})
/** All demo data of a browser: what the service knows, and what the seller's device holds. */
export type DemoData = z.infer<typeof demoDataSchema>

/** The text of a snapshot's file. */
export const snapshotText = (data: DemoData, savedAt: number): string =>
  JSON.stringify({ format, version, savedAt: new Date(savedAt).toISOString(), ...data })

export type ReadSnapshot =
  | { readonly kind: 'read'; readonly data: DemoData }
  | { readonly kind: 'refused'; readonly reason: Exclude<SnapshotRefusal, 'not-stored'> }

/** Reads a file that somebody chose, whatever it is. */
export function readSnapshot(text: string): ReadSnapshot {
  const value = parseJson(text)
  const mark = markSchema.safeParse(value)
  if (!mark.success) return { kind: 'refused', reason: 'not-a-snapshot' }
  if (mark.data.version > version) return { kind: 'refused', reason: 'newer-version' }
  const data = demoDataSchema.safeParse(value)
  return data.success ? { kind: 'read', data: data.data } : { kind: 'refused', reason: 'damaged' }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
