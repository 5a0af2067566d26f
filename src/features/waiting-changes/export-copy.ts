import { isPending, type Submission } from '@/outbox/submission'
import { saveFile } from '@/ui/save-file'

/** Hands the seller a file with what has not been sent, without keys or tokens. */
export function exportCopy(submissions: readonly Submission[], now: Date): void {
  const steps = submissions.filter(isPending).map(({ step, savedAt, body }) => ({
    step,
    savedAt: new Date(savedAt).toISOString(),
    body,
  }))
  const at = now.toISOString()
  saveFile(`waiting-steps-${at.slice(0, 10)}.json`, JSON.stringify({ exportedAt: at, steps }, null, 2))
}
