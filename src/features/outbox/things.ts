import { isPending, type Submission } from '@/outbox/submission'

/** What was done to one thing, in the order in which it leaves (CMD-09). */
export interface Thing {
  readonly key: string
  readonly commands: readonly Submission[]
  /** The first that has not arrived: the others wait for it. */
  readonly first: Submission
}

/** Saved commands by the thing that they are about; each step is one of its own. @param submissions in the order in which they leave */
export function thingsOf(submissions: readonly Submission[]): readonly Thing[] {
  const commands = new Map<string, Submission[]>()
  for (const submission of submissions) {
    const key = (submission.step === null ? submission.scopes[0] : undefined) ?? submission.subject
    const same = commands.get(key)
    if (same === undefined) commands.set(key, [submission])
    else same.push(submission)
  }
  return [...commands].flatMap(([key, all]) => {
    const first = all.find(isPending) ?? all.at(-1)
    return first === undefined ? [] : [{ key, commands: all, first }]
  })
}
