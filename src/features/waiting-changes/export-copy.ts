import { isPending, type Submission } from '@/outbox/submission'

/** Hands the seller a file with what has not been sent, without keys or tokens. */
export function exportCopy(submissions: readonly Submission[], now: Date): void {
  const steps = submissions.filter(isPending).map(({ step, savedAt, body }) => ({
    step,
    savedAt: new Date(savedAt).toISOString(),
    body,
  }))
  const file = new Blob([JSON.stringify({ exportedAt: now.toISOString(), steps }, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `waiting-steps-${now.toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
