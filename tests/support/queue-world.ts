import { z } from '@/contract/schema'
import { firstStep, onboardingSteps, type NextStep, type OnboardingStep } from '@/contract/steps'
import { stepCommandName, type CommandBody } from '@/outbox/command'
import type { Ledger } from '@/outbox/outbox'
import { reachedStep } from '@/outbox/progress'
import { currentOf, isPending, needsAttention, submissionsOf, type PendingSubmission, type Submission, type UnreadableRow } from '@/outbox/submission'
import { openDevice, type Tab } from './queue-device'
import { scopedBody, scopedCommandName, scopedParts } from './scoped-command'
import { stepBody } from './step-bodies'
import { createStepServer, isFrom, subjectOf, type Fault } from './step-server'

const sellers = ['S1', 'S2'] as const
export type Seller = (typeof sellers)[number]
/** What its tab does then; one that rests lives, and lets the next event wake the queue. */
export type AfterSaving = 'lives' | 'rests' | 'dies' | 'dies-unsaid'
/** What a seller saves: one of the steps that are open to her, or a change of some things. */
export type Choice = number | readonly number[]
const storedBody = z.object({ body: z.unknown() })
const pendingOf = ({ rows }: Ledger): PendingSubmission[] => submissionsOf(rows).filter(isPending)

/**
 * A phone, a backend, and what both owe to the sellers. Every body that is saved carries a mark of its own, so
 * that each can be followed: what was called saved must be stored or have arrived, once, in order, for its seller.
 */
export function openWorld(chance: number, begins: readonly NextStep[]) {
  const server = createStepServer()
  const broken: string[] = []
  const marks = new Map<string, number>()
  /** Which mark a seller may rely on for each subject: the newest that was called saved, and any stored since unsaid. */
  const owed = new Map<string, number[]>()
  const places = new Map<number, number>()
  /** Replaced or taken back: must not leave the device any more. */
  const dropped = new Set<number>()
  /** Saved while the queue was moving: what was about to leave by then goes first. */
  const savedMeanwhile = new Set<number>()
  /** Rows whose command this version does not know, as a later version stores them. */
  const ofLaterVersion = new Set<number>()
  let placesGiven = 0
  let lastRandom = chance >>> 0
  let inspected = 0

  for (const [index, seller] of sellers.entries()) server.startAt(seller, begins[index] ?? firstStep)
  const device = openDevice({ server, leaving: inspect, random })
  const { observer, state } = device

  function random(): number {
    lastRandom = (Math.imul(lastRandom, 1_664_525) + 1_013_904_223) >>> 0
    return lastRandom / 2 ** 32
  }

  const expect = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence)
  }
  const markOf = (body: unknown): number => marks.get(JSON.stringify(body)) ?? -1
  const markIn = (row: PendingSubmission | UnreadableRow): number => markOf('body' in row ? row.body : storedBody.parse(row.stored).body)
  const placeOf = (row: PendingSubmission | UnreadableRow): number => places.get(markIn(row)) ?? -1
  const ledgerOf = (seller: string): Promise<Ledger> => observer.outbox.ledger(seller)

  const unreadableIn = ({ rows }: Ledger): UnreadableRow[] => rows.filter((row) => row.kind === 'unreadable')

  function isHeld(row: PendingSubmission, ledger: Ledger): boolean {
    const { step } = row
    if (step === null) return isHeldByScope(row, ledger)
    const stopped = pendingOf(ledger).some((other) => needsAttention(other) && other.step !== null && other.step < step)
    const { nextStep } = ledger.progress
    return stopped || (nextStep !== 'complete' && step > (nextStep === 'unknown' ? firstStep : nextStep))
  }

  const isHeldByScope = (row: PendingSubmission, ledger: Ledger): boolean =>
    [...pendingOf(ledger), ...unreadableIn(ledger)].some(
      (other) =>
        isAhead(other, row) &&
        other.scopes.some((scope) => row.scopes.includes(scope)) &&
        ('stored' in other || needsAttention(other) || isHeld(other, ledger)),
    )

  /** Looks at a request as it leaves the device. */
  async function inspect(body: CommandBody, key: string, holdsLock: boolean): Promise<void> {
    expect(holdsLock, 'sent without the lock')
    const seller = state.session?.sellerId ?? ''
    const ledger = await ledgerOf(seller)
    const rows = pendingOf(ledger)
    const row = rows.find((candidate) => candidate.key === key)
    if (row === undefined) return expect(state.session === null || !isFrom(body, seller), `sent what is not stored: ${key}`)
    expect(JSON.stringify(row.body) === JSON.stringify(body), `sent another body than the stored one: ${key}`)
    expect(!dropped.has(markIn(row)), `sent what was replaced or discarded: ${markIn(row)}`)
    expect(!isHeld(row, ledger), `sent ${row.subject} before what holds it`)
    const isOvertaken = (other: PendingSubmission): boolean =>
      !needsAttention(other) && !isHeld(other, ledger) && !savedMeanwhile.has(markIn(other)) && isAhead(other, row)
    const overtaken = rows.filter(isOvertaken)
    expect(overtaken.length === 0, `overtook another: ${markIn(row)} before ${overtaken.map(markIn).join(', ')}`)
  }

  const isAhead = (other: PendingSubmission | UnreadableRow, row: PendingSubmission): boolean =>
    placeOf(other) < placeOf(row) || (placeOf(other) === placeOf(row) && other.sequence < row.sequence)

  async function signIn(seller: Seller): Promise<void> {
    state.session = { sellerId: seller, token: server.signIn(seller) }
    await observer.outbox.signIn(seller, server.nextStep(seller))
  }

  /** Saves a step or a change anew; the tab may die right after, before or after it could say so. */
  async function save(tab: Tab, seller: string, what: OnboardingStep | readonly number[], after: AfterSaving): Promise<void> {
    const mark = marks.size + 1
    const step = typeof what === 'number' ? what : null
    const body = typeof what === 'number' ? stepBody(what, seller, mark) : scopedBody(seller, what, mark)
    const command = typeof what === 'number' ? stepCommandName(what) : scopedCommandName
    const subject = subjectOf(step, body)
    const ledger = await ledgerOf(seller)
    // What a later version has stored is not saved anew by a version that does not know it.
    if (unreadableIn(ledger).some(({ scopes }) => ['change', ...scopes].join(' ') === subject)) return tab.sync.wake('queue-changed')
    const older = pendingOf(ledger).filter((row) => row.subject === subject)
    marks.set(JSON.stringify(body), mark)
    const [first] = older
    places.set(mark, first === undefined ? (placesGiven += 1) : placeOf(first))
    if (device.isMoving()) savedMeanwhile.add(mark)
    const saved = await tab.store.outbox.save({ sellerId: seller, command, body })
    expect(saved.kind === 'stored', 'could not save')
    // What was said must hold from this moment on, before anything else has been waited for.
    if (after !== 'lives' && after !== 'rests') tab.kill()
    const left = new Set(pendingOf(await ledgerOf(seller)).map(markIn))
    for (const row of older) if (!left.has(markIn(row))) dropped.add(markIn(row))
    const name = `${seller} ${subject}`
    const due = owed.get(name)
    if (after !== 'dies-unsaid') owed.set(name, [mark])
    else if (due !== undefined) owed.set(name, [...due, mark])
    if (after === 'lives') tab.sync.wake('queue-changed')
  }

  async function saveSome(tab: Tab, choice: Choice, after: AfterSaving): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const { progress, rows } = await ledgerOf(seller)
    if (typeof choice !== 'number') return save(tab, seller, choice, after)
    const reached = reachedStep(progress, submissionsOf(rows))
    const open = onboardingSteps.filter((step) => step <= reached)
    await save(tab, seller, open[choice % open.length] ?? 3, after)
  }

  async function discardSome(tab: Tab, choice: number): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const rows = pendingOf(await ledgerOf(seller))
    const shown = currentOf(rows).filter(isPending)
    const row = shown[choice % Math.max(1, shown.length)]
    if (row === undefined) return
    // Whoever takes a step back and fills it in anew takes longer than a server that is late.
    server.finishAll()
    await tab.store.outbox.discard(row.sequence)
    const left = pendingOf(await ledgerOf(seller)).filter(({ subject }) => subject === row.subject)
    const isThere = left.some(({ sequence }) => sequence === row.sequence)
    expect(isThere === (row.state === 'sending'), 'discarded what was being sent, or kept what was discarded')
    if (isThere) return
    expect(left.every(({ state: kind }) => kind === 'sending'), 'kept an older version of what was discarded')
    for (const gone of rows.filter(({ subject }) => subject === row.subject)) if (!left.some(({ key }) => key === gone.key)) dropped.add(markIn(gone))
    owed.delete(`${seller} ${row.subject}`)
  }

  /** A seller who looks at the marketplace whether it has what was refused or is undecided. */
  async function decide(tab: Tab, row: PendingSubmission): Promise<void> {
    server.finishAll()
    const { outbox } = tab.store
    await (lastApplied(row.sellerId, row.subject) === markIn(row) ? outbox.takeAsArrived(row.sequence) : outbox.sendAgain(row.sequence))
  }

  async function decideSome(tab: Tab, choice: number): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const rows = pendingOf(await ledgerOf(seller)).filter(needsAttention)
    const row = rows[choice % Math.max(1, rows.length)]
    if (row !== undefined) await decide(tab, row)
  }

  /** Logs out and keeps what waits. */
  async function logOut(tab: Tab): Promise<void> {
    const seller = state.session?.sellerId
    state.session = null
    if (seller !== undefined) await tab.store.outbox.forget(seller, 'waiting-steps')
  }

  const lastApplied = (seller: string, subject: string): number => {
    const effect = server.applied.findLast(({ sellerId, step, body }) => sellerId === seller && subjectOf(step, body) === subject)
    return effect === undefined ? -1 : markOf(effect.body)
  }

  /** A later version was here: this one does not know the command of a change that it has stored. */
  async function storeAsLaterVersion(choice: number): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const changes = pendingOf(await ledgerOf(seller)).filter((row) => row.step === null)
    const row = changes.filter((change) => change.state === 'waiting').at(-1 - choice)
    if (row === undefined || changes.some((other) => other.subject === row.subject && other !== row)) return
    ofLaterVersion.add(row.sequence)
    await observer.database.submissions.update(row.sequence, { command: 'of-a-later-version' })
  }

  /** The later version is back, which knows it. */
  async function bringLaterVersionBack(): Promise<void> {
    for (const sequence of ofLaterVersion) await observer.database.submissions.update(sequence, { command: scopedCommandName })
    ofLaterVersion.clear()
  }

  /** What must hold whenever nothing moves. */
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
      // A tab that dies with the answer in its hands cannot tell the next one.
      expect(refusals.length <= 1 + device.deaths(), `used a refused token again: ${token}`)
    }
    inspected = server.arrivals.length
    savedMeanwhile.clear()
    expect(server.outOfOrder() === 0, 'a step arrived before those ahead of it')
    const effects = server.applied.map(({ body }) => markOf(body))
    expect(new Set(effects).size === effects.length, `took effect twice: ${effects.join(', ')}`)
    checkScopes()
  }

  /** Within a scope, changes take effect in the order of their places. */
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

  /** What could leave has left: a tab that was woken and lives does not stop before. */
  async function checkNothingIdles(): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined || !state.online) return
    const ledger = await ledgerOf(seller)
    const [first] = pendingOf(ledger)
      .filter((row) => !needsAttention(row) && !isHeld(row, ledger))
      .toSorted((a, b) => (isAhead(a, b) ? -1 : 1))
    const pauses = first?.state === 'waiting' && first.pause !== null && first.pause.at + first.pause.milliseconds > device.clock.time
    expect(first === undefined || pauses, `woken, and left lying: ${first?.subject}`)
  }

  const owedSubjects = (seller: string): readonly string[] =>
    [...owed.keys()].flatMap((name) => (name.startsWith(`${seller} `) ? [name.slice(seller.length + 1)] : []))

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

  /** Everything works again and the seller mends what was refused: all that is owed must arrive. */
  async function finish(seller: Seller): Promise<void> {
    await signIn(seller)
    const [tab] = device.tabs
    if (tab === undefined) return
    for (let round = 0; round < 30; round += 1) {
      tab.sync.wake('try-now')
      await device.settled()
      await device.pass(61_000)
      const ledger = await ledgerOf(seller)
      const rows = pendingOf(ledger)
      if (rows.length === 0) return
      const stopped = rows.find(needsAttention)
      const { nextStep } = ledger.progress
      const missing = nextStep === 'complete' || nextStep === 'unknown' ? undefined : nextStep
      if (stopped !== undefined) await decide(tab, stopped)
      else if (missing !== undefined && rows.every((row) => isHeld(row, ledger))) await save(tab, seller, missing, 'lives')
    }
    expect(false, `never arrives: ${seller}`)
  }

  return {
    broken,
    device,
    server,
    saveSome,
    storeAsLaterVersion,
    discardSome,
    decideSome,
    signIn,
    logOut,
    check,
    checkNothingIdles,
    addFaults: (faults: readonly Fault[]) => server.faultsToCome.push(...faults),
    expireToken(): void {
      if (state.session !== null) server.expire(state.session.token)
    },
    async finishAll(): Promise<void> {
      device.calmDown()
      device.clock.time -= 8 * 86_400_000
      server.faultsToCome.length = 0
      await bringLaterVersionBack()
      for (const seller of sellers) await finish(seller)
      await check()
      for (const seller of sellers)
        for (const subject of owedSubjects(seller)) {
          const due = owed.get(`${seller} ${subject}`) ?? []
          expect(due.includes(lastApplied(seller, subject)), `never arrived: ${seller} ${subject}, ${due.join(' or ')}`)
        }
    },
  }
}

export type World = ReturnType<typeof openWorld>
