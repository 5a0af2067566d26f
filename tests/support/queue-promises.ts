import type { CommandBody } from '@/outbox/command'
import { isPending, needsAttention, submissionsOf, type PendingSubmission, type Submission, type UnreadableRow } from '@/outbox/submission'
import type { Device } from './queue-device'
import { pendingIn, unreadableIn, type Books } from './queue-books'
import { scopedParts } from './scoped-command'
import { isFrom, type StepServer } from './step-server'

/** What the queue promises its sellers, checked against what is on the device and what has arrived. */
export function promisesOf(sellers: readonly string[], device: Device, server: StepServer, books: Books) {
  const { owed, places, dropped, savedMeanwhile, ofLaterVersion, expect, markOf, markIn, ledgerOf, isAhead, isHeld, isGoneBy, sharesScope, lastApplied, owedSubjects } = books
  const { state } = device
  let inspected = 0

  /** Checks a request as it leaves the device. */
  async function inspect(body: CommandBody, key: string, holdsLock: boolean): Promise<void> {
    expect(holdsLock, 'sent without the lock')
    const seller = state.session?.sellerId ?? ''
    const ledger = await ledgerOf(seller)
    const rows = pendingIn(ledger)
    const row = rows.find((candidate) => candidate.key === key)
    if (row === undefined) return expect(state.session === null || !isFrom(body, seller), `sent what is not stored: ${key}`)
    expect(JSON.stringify(row.body) === JSON.stringify(body), `sent another body than the stored one: ${key}`)
    expect(row.state === 'sending', `left before it was marked as tried: ${key}`)
    expect(!dropped.has(markIn(row)), `sent what was replaced or discarded: ${markIn(row)}`)
    expect(!isHeld(row, ledger), `sent ${row.subject} before what holds it`)
    // The queue records an acceptance while the next request is under way.
    const hasArrived = (other: PendingSubmission): boolean =>
      other.state === 'sending' && server.arrivals.some((arrival) => arrival.key === other.key && arrival.answer === 'ok')
    const isOvertaken = (other: PendingSubmission): boolean =>
      !hasArrived(other) && !needsAttention(other) && !isHeld(other, ledger) && !savedMeanwhile.has(markIn(other)) && isAhead(other, row) && (sharesScope(other, row) || !isGoneBy(other, ledger))
    const overtaken = rows.filter(isOvertaken)
    expect(overtaken.length === 0, `overtook another: ${markIn(row)} before ${overtaken.map(markIn).join(', ')}`)
  }

  /** What must hold whenever nothing is in progress. */
  async function check(): Promise<void> {
    for (const seller of sellers) {
      const ledger = await ledgerOf(seller)
      const unreadable = unreadableIn(ledger)
      expect(unreadable.every(({ sequence }) => ofLaterVersion.has(sequence)), 'a row cannot be read')
      const rows = submissionsOf(ledger.rows)
      const subjects = new Set([...rows.map(({ subject }) => subject), ...owedSubjects(seller)])
      for (const subject of subjects) checkSubject(seller, subject, rows.filter((row) => row.subject === subject), unreadable)
    }
    for (const { key, body, sellerId, token } of server.arrivals.slice(inspected)) {
      expect(sellerId !== null && isFrom(body, sellerId), `sent for another seller: ${key} by ${token}`)
      const same = server.arrivals.filter((other) => other.key === key)
      expect(new Set(same.map((other) => JSON.stringify(other.body))).size === 1, `two bodies under one key: ${key}`)
      const refusals = server.arrivals.filter((other) => other.token === token && other.answer === 'unauthorised')
      // A tab that dies before it has handled a 401 cannot tell the next tab.
      expect(refusals.length <= 1 + device.deaths(), `used a refused token again: ${token}`)
    }
    inspected = server.arrivals.length
    savedMeanwhile.clear()
    expect(server.outOfOrder() === 0, 'a step arrived before those ahead of it')
    const effects = server.applied.map(({ body }) => markOf(body))
    expect(new Set(effects).size === effects.length, `took effect twice: ${effects.join(', ')}`)
    checkScopes()
  }

  /** Within a scope, changes take effect in the order in which they were saved. */
  function checkScopes(): void {
    const last = new Map<string, number>()
    for (const { sellerId, step, body } of server.applied)
      if (step === null)
        for (const scope of scopedParts(body).scopes) {
          const name = `${sellerId} ${scope}`
          const place = places.get(markOf(body)) ?? -1
          expect(place >= (last.get(name) ?? -1), `reordered in ${name}: ${markOf(body)}`)
          last.set(name, place)
        }
  }

  /** Everything that can leave has left: a living tab that was woken does not stop earlier. */
  async function checkNothingIdles(): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined || !state.online) return
    const ledger = await ledgerOf(seller)
    const [first] = pendingIn(ledger)
      .filter((row) => !needsAttention(row) && !isHeld(row, ledger))
      .toSorted((a, b) => (isAhead(a, b) ? -1 : 1))
    const pauses = first?.state === 'waiting' && first.pause !== null && first.pause.at + first.pause.milliseconds > device.clock.time
    expect(first === undefined || pauses, `woken, and left lying: ${first?.subject}`)
  }

  function checkSubject(seller: string, subject: string, rows: readonly Submission[], unreadable: readonly UnreadableRow[]): void {
    const pending = rows.filter(isPending)
    for (const isOne of [(row: Submission) => row.attempts === 0, (row: Submission) => row.attempts > 0])
      expect(pending.filter(isOne).length <= 1, `two of one subject wait: ${seller} ${subject}`)
    for (const row of rows.filter((candidate) => !isPending(candidate)))
      expect(
        server.arrivals.some(({ key, answer }) => key === row.key && answer === 'ok'),
        `called sent without an answer: ${row.key}`,
      )
    const due = owed.get(`${seller} ${subject}`)
    if (due === undefined) return
    const found = [...pending.map(markIn), ...unreadable.map(markIn), lastApplied(seller, subject)].some((mark) => due.includes(mark))
    expect(found, `lost: ${seller} ${subject}, ${due.join(' or ')}`)
  }

  return { inspect, check, checkNothingIdles }
}
