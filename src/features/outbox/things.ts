import { isPending, type Submission } from '@/outbox/submission'

/** The saved commands about one thing, such as an order, in the order in which they are sent (CMD-09). */
export interface Thing {
  readonly key: string
  readonly commands: readonly Submission[]
  /** The first that has not been delivered, which the others wait for; if all have been, the last. */
  readonly first: Submission
}

/** Groups saved commands by the thing that they are about; each step is a thing of its own. @param submissions in sending order */
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
