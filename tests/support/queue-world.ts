import type { StepRequest } from '@/contract/endpoints'
import { firstStep, onboardingSteps, type NextStep, type OnboardingStep } from '@/contract/steps'
import type { Ledger } from '@/outbox/outbox'
import { reachedStep } from '@/outbox/progress'
import { currentOf, isPending, needsAttention, submissionsOf, type PendingSubmission, type Submission } from '@/outbox/submission'
import { openDevice, type Tab } from './queue-device'
import { stepBody } from './step-bodies'
import { createStepServer, isFrom, type Fault } from './step-server'

const sellers = ['S1', 'S2'] as const
export type Seller = (typeof sellers)[number]
export type AfterSaving = 'lives' | 'dies' | 'dies-unsaid'
const markedStep = (step: OnboardingStep, body: StepRequest): string => `${step} ${JSON.stringify(body)}`
const pendingOf = ({ rows }: Ledger): PendingSubmission[] => submissionsOf(rows).filter(isPending)

/**
 * A phone, a backend, and what both owe to the sellers. Every body that is saved carries a mark of its own, so
 * that each can be followed: what was called saved must be stored or have arrived, once, in order, for its seller.
 */
export function openWorld(chance: number, begins: readonly NextStep[]) {
  const server = createStepServer()
  const broken: string[] = []
  const marks = new Map<string, number>()
  /** Which mark a seller may rely on for each step: the newest that was called saved, and any stored since unsaid. */
  const owed = new Map<string, number[]>()
  const places = new Map<number, number>()
  /** Replaced or taken back: must not leave the device any more. */
  const dropped = new Set<number>()
  /** Saved while the queue was moving: what was about to leave by then goes first. */
  const savedMeanwhile = new Set<number>()
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
  const markOf = (step: OnboardingStep, body: StepRequest): number => marks.get(markedStep(step, body)) ?? -1
  const markIn = (row: PendingSubmission): number => markOf(row.step, row.body)
  const placeOf = (row: PendingSubmission): number => places.get(markIn(row)) ?? -1
  const ledgerOf = (seller: string): Promise<Ledger> => observer.outbox.ledger(seller)

  function isHeld(row: Submission, { progress, rows }: Ledger): boolean {
    const stopped = submissionsOf(rows).some((other) => needsAttention(other) && other.step < row.step)
    const { nextStep } = progress
    return stopped || (nextStep !== 'complete' && row.step > (nextStep === 'unknown' ? firstStep : nextStep))
  }

  /** Looks at a request as it leaves the device. */
  async function inspect(body: StepRequest, key: string, holdsLock: boolean): Promise<void> {
    expect(holdsLock, 'sent without the lock')
    const seller = state.session?.sellerId ?? ''
    const ledger = await ledgerOf(seller)
    const rows = pendingOf(ledger)
    const row = rows.find((candidate) => candidate.key === key)
    if (row === undefined) return expect(state.session === null || !isFrom(body, seller), `sent what is not stored: ${key}`)
    expect(JSON.stringify(row.body) === JSON.stringify(body), `sent another body than the stored one: ${key}`)
    expect(!dropped.has(markIn(row)), `sent what was replaced or discarded: ${markIn(row)}`)
    expect(!isHeld(row, ledger), `sent step ${row.step} before the steps ahead of it`)
    const isOvertaken = (other: PendingSubmission): boolean =>
      !needsAttention(other) && !isHeld(other, ledger) && !savedMeanwhile.has(markIn(other)) && isAhead(other, row)
    const overtaken = rows.filter(isOvertaken)
    expect(overtaken.length === 0, `overtook a step: ${markIn(row)} before ${overtaken.map(markIn).join(', ')}`)
  }

  const isAhead = (other: PendingSubmission, row: PendingSubmission): boolean =>
    placeOf(other) < placeOf(row) || (placeOf(other) === placeOf(row) && other.sequence < row.sequence)

  async function signIn(seller: Seller): Promise<void> {
    state.session = { sellerId: seller, token: server.signIn(seller) }
    await observer.outbox.signIn(seller, server.nextStep(seller))
  }

  /** Saves a step anew; the tab may die right after, before or after it could say so. */
  async function save(tab: Tab, seller: string, step: OnboardingStep, after: AfterSaving): Promise<void> {
    const older = pendingOf(await ledgerOf(seller)).filter((row) => row.step === step)
    const mark = marks.size + 1
    const body = stepBody(step, seller, mark)
    marks.set(markedStep(step, body), mark)
    const [first] = older
    places.set(mark, first === undefined ? (placesGiven += 1) : placeOf(first))
    if (device.isMoving()) savedMeanwhile.add(mark)
    const saved = await tab.store.outbox.save({ sellerId: seller, step, body })
    expect(saved.kind === 'stored', 'could not save')
    // What was said must hold from this moment on, before anything else has been waited for.
    if (after !== 'lives') tab.kill()
    const left = new Set(pendingOf(await ledgerOf(seller)).map(markIn))
    for (const row of older) if (!left.has(markIn(row))) dropped.add(markIn(row))
    const name = `${seller} ${step}`
    const due = owed.get(name)
    if (after !== 'dies-unsaid') owed.set(name, [mark])
    else if (due !== undefined) owed.set(name, [...due, mark])
    if (after === 'lives') tab.sync.wake('queue-changed')
  }

  async function saveSome(tab: Tab, choice: number, after: AfterSaving): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const { progress, rows } = await ledgerOf(seller)
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
    const left = pendingOf(await ledgerOf(seller)).filter(({ step }) => step === row.step)
    const isThere = left.some(({ sequence }) => sequence === row.sequence)
    expect(isThere === (row.state === 'sending'), 'discarded what was being sent, or kept what was discarded')
    if (isThere) return
    expect(left.every(({ state: kind }) => kind === 'sending'), 'kept an older version of what was discarded')
    for (const gone of rows.filter(({ step }) => step === row.step)) if (!left.some(({ key }) => key === gone.key)) dropped.add(markIn(gone))
    owed.delete(`${seller} ${row.step}`)
  }

  /** A seller who looks at the marketplace whether it has a step that was refused or is undecided. */
  async function decide(tab: Tab, row: PendingSubmission): Promise<void> {
    server.finishAll()
    const { outbox } = tab.store
    await (lastApplied(row.sellerId, row.step) === markIn(row) ? outbox.takeAsArrived(row.sequence) : outbox.sendAgain(row.sequence))
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

  const lastApplied = (seller: string, step: OnboardingStep): number => {
    const effect = server.applied.findLast((candidate) => candidate.sellerId === seller && candidate.step === step)
    return effect === undefined ? -1 : markOf(step, effect.body)
  }

  /** What must hold whenever nothing moves. */
  async function check(): Promise<void> {
    for (const seller of sellers) {
      const ledger = await ledgerOf(seller)
      expect(ledger.rows.every(({ kind }) => kind === 'submission'), 'a row cannot be read')
      for (const step of onboardingSteps) checkStep(seller, step, submissionsOf(ledger.rows).filter((row) => row.step === step))
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
    const effects = server.applied.map(({ step, body }) => markOf(step, body))
    expect(new Set(effects).size === effects.length, `took effect twice: ${effects.join(', ')}`)
  }

  /** What could leave has left: a tab that was woken and lives does not stop before. */
  async function checkNothingIdles(): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined || !state.online) return
    const next = await observer.outbox.next(seller, device.clock.time, false)
    expect(next.kind !== 'send', 'woken, and left lying')
  }

  function checkStep(seller: string, step: OnboardingStep, rows: readonly Submission[]): void {
    const pending = rows.filter(isPending)
    for (const isOne of [(row: Submission) => row.attempts === 0, (row: Submission) => row.attempts > 0])
      expect(pending.filter(isOne).length <= 1, `two of one step wait: ${seller} ${step}`)
    for (const row of rows.filter((candidate) => !isPending(candidate)))
      expect(
        server.arrivals.some(({ key, answer }) => key === row.key && answer === 'ok'),
        `called sent without an answer: ${row.key}`,
      )
    const due = owed.get(`${seller} ${step}`)
    if (due === undefined) return
    const found = [...pending.map(markIn), lastApplied(seller, step)].some((mark) => due.includes(mark))
    expect(found, `lost: ${seller} ${step}, ${due.join(' or ')}`)
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
      for (const seller of sellers) await finish(seller)
      await check()
      for (const [name, due] of owed) {
        const [seller = '', step = ''] = name.split(' ')
        const arrived = onboardingSteps.filter((candidate) => String(candidate) === step).map((candidate) => lastApplied(seller, candidate))
        expect(arrived.some((mark) => due.includes(mark)), `never arrived: ${name}, ${due.join(' or ')}`)
      }
    },
  }
}

export type World = ReturnType<typeof openWorld>
