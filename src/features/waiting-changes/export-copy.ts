import { z } from '@/contract/schema'
import { currentOf, isPending, submissionsOf, type StoredRow, type UnreadableRow } from '@/outbox/submission'
import { saveFile } from '@/ui/save-file'

const recordSchema = z.record(z.string(), z.unknown())

/** What lies in the store, as it is; the key that makes a try single is nobody's to use again. */
function storedWithoutKey({ stored }: UnreadableRow): unknown {
  const record = recordSchema.safeParse(stored)
  if (!record.success) return stored
  const { key: _key, ...rest } = record.data
  return rest
}

/** What has not been sent, as JSON, without keys or tokens; what this version cannot read as it is stored. */
export function copyOf(rows: readonly StoredRow[], now: Date): string {
  const steps = currentOf(submissionsOf(rows))
    .filter(isPending)
    .map(({ command, step, savedAt, body }) => ({ ...(step === null ? { command } : { step }), savedAt: new Date(savedAt).toISOString(), body }))
  const unreadable = rows.flatMap((row) => (row.kind === 'unreadable' ? [storedWithoutKey(row)] : []))
  return JSON.stringify({ exportedAt: now.toISOString(), steps, ...(unreadable.length > 0 && { unreadable }) }, null, 2)
}

/** Hands the seller a file with what has not been sent. */
export function exportCopy(rows: readonly StoredRow[], now: Date): void {
  saveFile(`waiting-steps-${now.toISOString().slice(0, 10)}.json`, copyOf(rows, now))
}
