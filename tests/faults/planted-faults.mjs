/**
 * A fault as somebody might write it by mistake: in a file, some pieces of its text are replaced.
 *
 * @typedef {{ name: string, file: string, changes: readonly (readonly [from: string, to: string])[] }} PlantedFault
 */

/** @type {readonly PlantedFault[]} */
export const plantedFaults = [
  {
    name: 'a new key at each try',
    file: 'src/outbox/settle-submission.ts',
    changes: [['    attempts: submission.attempts + 1,', '    key: `${submission.key}-${submission.attempts}`,\n    attempts: submission.attempts + 1,']],
  },
  {
    name: 'deleted before it is sent',
    file: 'src/outbox/settle-submission.ts',
    changes: [['await database.submissions.put(rowOf(claimed))', 'await database.submissions.delete(claimed.sequence)']],
  },
  {
    name: 'the order goes by the clock',
    file: 'src/outbox/submission.ts',
    changes: [['a.order - b.order || a.sequence - b.sequence', 'a.savedAt - b.savedAt || a.sequence - b.sequence']],
  },
  {
    name: 'dropped on 401',
    file: 'src/outbox/settle-submission.ts',
    changes: [["if (settlement.kind === 'unauthorised') await refuseToken(", "if (settlement.kind === 'unauthorised') await submissions.delete(submission.sequence)\n    if (settlement.kind === 'unauthorised') await refuseToken("]],
  },
  {
    name: 'no lock',
    file: 'src/sync/sync.ts',
    changes: [['await tools.holdLock(async () => afterDrain(await drain(drainTools, skipBackoff)))', 'afterDrain(await drain(drainTools, skipBackoff))']],
  },
  {
    name: 'acknowledged before the commit',
    file: 'src/outbox/save-submission.ts',
    changes: [
      ["return database.transaction('rw', tables, async () => {", "let said = (_: number): void => undefined\n  const early = new Promise<number>((resolve) => {\n    said = resolve\n  })\n  void database.transaction('rw', tables, async () => {"],
      ['await database.submissions.update(untried.sequence, content)', 'said(untried.sequence)\n      await database.submissions.update(untried.sequence, content)'],
      ['    // A new place is', '    said(sequence)\n    // A new place is'],
      ['    return sequence\n  })\n}', '    return sequence\n  })\n  return early\n}'],
    ],
  },
  {
    name: 'the lock is asked for and given back before anything is sent',
    file: 'src/app/lock.ts',
    changes: [['navigator.locks.request(name, work)', 'navigator.locks.request(name, () => undefined).then(work)']],
  },
  {
    name: 'a refusal is dropped without a word',
    file: 'src/outbox/settle-submission.ts',
    changes: [['  return { isSavedAgain: newer !== undefined, end }', "  if (end.state === 'rejected') await submissions.delete(sequence)\n  return { isSavedAgain: newer !== undefined, end: end.state === 'rejected' ? null : end }"]],
  },
  {
    name: 'what is planned leaves before it is marked as tried',
    file: 'src/outbox/settle-submission.ts',
    changes: [['...(claimed === null ? [] : [rowOf(claimed)])', '']],
  },
  {
    name: 'the seller is not looked at again right before the send',
    file: 'src/sync/drain.ts',
    changes: [['if (!isSameSender(run.sender, await sender())) {', 'run = { ...run, sender: { ...run.sender, token: (await sender())?.token ?? run.sender.token } }\n    if (!isSameSender(run.sender, run.sender)) {']],
  },
  {
    name: 'a newer version does not wait for the answer of an older one',
    file: 'src/outbox/save-submission.ts',
    changes: [['mayBeElsewhere(older) && !needsAttention(older)', 'false']],
  },
  {
    name: 'the body is changed after a try',
    file: 'src/outbox/save-submission.ts',
    changes: [['isUntried(submission) && staying.every((other) => byOrder(other, submission) < 0)', "submission.state === 'waiting'"]],
  },
  {
    name: 'a step does not wait for the ones ahead of it',
    file: 'src/outbox/held-by.ts',
    changes: [['step > expected ? [expected] : []', 'step < 0 ? [expected] : []']],
  },
  {
    name: 'a wake while the queue moves is forgotten',
    file: 'src/sync/sync.ts',
    changes: [["    wanted = wanted === 'try-now' ? wanted : reason\n    if (!running) void run()", '    if (running) return\n    wanted = reason\n    void run()']],
  },
  {
    name: 'a log-out that keeps the steps deletes them',
    file: 'src/outbox/forget-seller.ts',
    changes: [['filter((row) => !hasArrived(commands, row))', 'filter((row) => !hasArrived(commands, row) && false)']],
  },
  {
    name: 'no key is sent',
    file: 'src/transport/call.ts',
    changes: [['headers.set(headerNames.idempotencyKey, options.idempotencyKey)', "headers.set(headerNames.idempotencyKey, 'the-same')"]],
  },
  {
    name: 'a web page with 200 is a success',
    file: 'src/transport/interpret.ts',
    changes: [["if (body.kind === 'page' || body.kind === 'broken')", "if (!response.ok && (body.kind === 'page' || body.kind === 'broken'))"], ["return onlyTheBackendAnswers(origin) && (isEnough || verdictOf(said) === 'yes')", 'return true']],
  },
  {
    name: 'the next seller is signed in under the id of the last one',
    file: 'src/session/session.ts',
    changes: [['        set(storageKeys.sellerToken, null)\n        set(storageKeys.sellerId, sellerId)', '        set(storageKeys.sellerToken, null)\n        if (get(storageKeys.sellerId) === null) set(storageKeys.sellerId, sellerId)']],
  },
  {
    name: 'what stopped holds everything behind it',
    file: 'src/outbox/held-by.ts',
    changes: [['return scopes.map((scope) => holders.get(scope)).find((holder) => holder !== undefined)', 'return scopes.length === 0 ? undefined : [...holders.values()][0]']],
  },
  {
    name: 'what is held does not hold what hangs on it',
    file: 'src/outbox/held-by.ts',
    changes: [["const holding = holder ?? ('kind' in row", "const holding = (holder !== undefined ? undefined : 'kind' in row"]],
  },
  {
    name: 'a number is drawn twice',
    file: 'src/outbox/document-numbers.ts',
    changes: [['next: series.next + 1', 'next: series.next + (series.next % 3 === 0 ? 0 : 1)']],
  },
  {
    name: 'what waits behind an order keeps the old revision',
    file: 'src/outbox/answered-record.ts',
    changes: [['    await moveFollowers(', '    if (scopes.length === 0) await moveFollowers(']],
  },
  {
    name: 'what is saved as the answer comes keeps the old revision',
    file: 'src/outbox/answered-record.ts',
    changes: [['rev > decidedOn.rev ? { rev } : {}', 'rev < decidedOn.rev ? { rev } : {}']],
  },
]
