import { firstStep, onboardingSteps, type NextStep, type OnboardingStep } from '@/contract/steps'
import { stepCommandName } from '@/outbox/command'
import { reachedStep } from '@/outbox/progress'
import { currentOf, isPending, needsAttention, submissionsOf, type PendingSubmission } from '@/outbox/submission'
import { openBooks, pendingIn, unreadableIn } from './queue-books'
import { openDevice, type Tab } from './queue-device'
import { promisesOf } from './queue-promises'
import { scopedBody, scopedCommandName } from './scoped-command'
import { stepBody } from './step-bodies'
import { createStepServer, subjectOf, type Fault } from './step-server'

const sellers = ['S1', 'S2'] as const
export type Seller = (typeof sellers)[number]
/** What the tab does after a save; one that rests stays alive, and only the next event wakes the queue. */
export type AfterSaving = 'lives' | 'rests' | 'dies' | 'dies-unsaid'
/** What a seller saves: one of the open steps, or a change of some things. */
export type Choice = number | readonly number[]

/**
 * A phone, a backend, and what both owe to the sellers. Every saved body carries a unique mark, so that it can be
 * followed: whatever the seller was told is saved must be stored or have arrived, once, in order, for the right seller.
 */
export function openWorld(chance: number, begins: readonly NextStep[]) {
  const server = createStepServer()
  let marksGiven = 0
  let placesGiven = 0
  let lastRandom = chance >>> 0

  for (const [index, seller] of sellers.entries()) server.startAt(seller, begins[index] ?? firstStep)
  const device = openDevice({ server, leaving: (...request) => promises.inspect(...request), random })
  const { observer, state } = device
  const books = openBooks(device, server)
  const { broken, marks, owed, places, dropped, savedMeanwhile, ofLaterVersion, expect, markIn, placeOf, ledgerOf, isHeld, hangingOn, lastApplied, owedSubjects } = books
  const promises = promisesOf(sellers, device, server, books)

  function random(): number {
    lastRandom = (Math.imul(lastRandom, 1_664_525) + 1_013_904_223) >>> 0
    return lastRandom / 2 ** 32
  }

  async function signIn(seller: Seller): Promise<void> {
    state.session = { sellerId: seller, token: server.signIn(seller) }
    await observer.outbox.signIn(seller, server.nextStep(seller))
  }

  /** Saves a step or a change. The tab may die right afterwards, before or after it could tell the seller. */
  async function save(tab: Tab, seller: string, what: OnboardingStep | readonly number[], wanted: AfterSaving): Promise<void> {
    // Taken before the first wait: another save may begin during this one.
    const mark = (marksGiven += 1)
    const step = typeof what === 'number' ? what : null
    const body = typeof what === 'number' ? stepBody(what, seller, mark) : scopedBody(seller, what, mark)
    const command = typeof what === 'number' ? stepCommandName(what) : scopedCommandName
    const subject = subjectOf(step, body)
    const ledger = await ledgerOf(seller)
    // A version that does not know a stored change cannot save it again.
    if (unreadableIn(ledger).some(({ scopes }) => ['change', ...scopes].join(' ') === subject)) return tab.sync.wake('outbox-changed')
    const older = pendingIn(ledger).filter((row) => row.subject === subject)
    marks.set(JSON.stringify(body), mark)
    const [first] = older
    places.set(mark, first === undefined ? (placesGiven += 1) : placeOf(first))
    // Saving a refused change again also frees what depends on it.
    const freed = older.filter(needsAttention).flatMap((row) => hangingOn(row, pendingIn(ledger)).map(markIn))
    if (device.isMoving()) for (const each of [mark, ...freed]) savedMeanwhile.add(each)
    const saved = await tab.store.outbox.save({ sellerId: seller, command, body })
    // The drain in the same tab may have ended the tab meanwhile.
    const hasDied = saved.kind === 'not-stored' && !device.tabs.includes(tab)
    expect(saved.kind === 'stored' || hasDied, 'could not save')
    const after = hasDied ? 'dies-unsaid' : wanted
    // What the seller was told must hold from this moment on, before anything else is awaited: a read would wait until the save is committed.
    if (after !== 'lives' && after !== 'rests') tab.kill()
    const stored = saved.kind === 'stored' ? await observer.database.submissions.get(saved.value) : undefined
    // If the older one was accepted meanwhile, the new one takes a place of its own.
    if (first !== undefined && stored !== undefined && stored.order !== first.order) places.set(mark, (placesGiven += 1))
    const left = new Set(pendingIn(await ledgerOf(seller)).map(markIn))
    for (const row of older) if (!left.has(markIn(row))) dropped.add(markIn(row))
    const name = `${seller} ${subject}`
    const due = owed.get(name)
    if (after !== 'dies-unsaid') owed.set(name, [mark])
    else if (due !== undefined) owed.set(name, [...due, mark])
    if (after === 'lives') tab.sync.wake('outbox-changed')
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
    const rows = pendingIn(await ledgerOf(seller))
    const shown = currentOf(rows).filter(isPending)
    const row = shown[choice % Math.max(1, shown.length)]
    if (row === undefined) return
    // Taking a step back and filling it in again takes longer than any late effect on the server.
    server.finishAll()
    await tab.store.outbox.discard(row.sequence)
    const left = pendingIn(await ledgerOf(seller)).filter(({ subject }) => subject === row.subject)
    const isThere = left.some(({ sequence }) => sequence === row.sequence)
    expect(isThere === (row.state === 'sending'), 'discarded what was being sent, or kept what was discarded')
    if (isThere) return
    expect(left.every(({ state: kind }) => kind === 'sending'), 'kept an older version of what was discarded')
    const keys = new Set(pendingIn(await ledgerOf(seller)).map(({ key }) => key))
    const gone = rows.filter(({ key }) => !keys.has(key))
    const others = gone.filter(({ subject }) => subject !== row.subject).map(({ key }) => key)
    expect(JSON.stringify(others.toSorted()) === JSON.stringify(hangingOn(row, rows).map(({ key }) => key).toSorted()), 'discarded more than hangs on it, or less')
    const there = new Set(pendingIn(await ledgerOf(seller)).map(markIn))
    for (const each of gone) {
      dropped.add(markIn(each))
      // An older version may be on its way to the backend: of this subject only that is still owed.
      const name = `${seller} ${each.subject}`
      const due = (owed.get(name) ?? []).filter((mark) => there.has(mark))
      if (due.length > 0) owed.set(name, due)
      else owed.delete(name)
    }
  }

  /** A seller who looks up whether the marketplace has a refused or undecided submission, and decides accordingly. */
  async function decide(tab: Tab, row: PendingSubmission): Promise<void> {
    server.finishAll()
    const { outbox } = tab.store
    await (lastApplied(row.sellerId, row.subject) === markIn(row) ? outbox.confirmDelivered(row.sequence) : outbox.sendAgain(row.sequence))
  }

  async function decideSome(tab: Tab, choice: number): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const rows = pendingIn(await ledgerOf(seller)).filter(needsAttention)
    const row = rows[choice % Math.max(1, rows.length)]
    if (row !== undefined) await decide(tab, row)
  }

  /** Logs out and keeps what waits on the device. */
  async function logOut(tab: Tab): Promise<void> {
    const seller = state.session?.sellerId
    state.session = null
    if (seller !== undefined) await tab.store.outbox.forget(seller, 'waiting-steps')
  }

  /** Simulates that a later version ran here: this one does not know the command of a change that it stored. */
  async function storeAsLaterVersion(choice: number): Promise<void> {
    const seller = state.session?.sellerId
    if (seller === undefined) return
    const changes = pendingIn(await ledgerOf(seller)).filter((row) => row.step === null)
    const row = changes.filter((change) => change.state === 'waiting').at(-1 - choice)
    if (row === undefined || changes.some((other) => other.subject === row.subject && other !== row)) return
    ofLaterVersion.add(row.sequence)
    await observer.database.submissions.update(row.sequence, { command: 'of-a-later-version' })
  }

  /** The later version, which knows the command, runs again. */
  async function bringLaterVersionBack(): Promise<void> {
    for (const sequence of ofLaterVersion) await observer.database.submissions.update(sequence, { command: scopedCommandName })
    ofLaterVersion.clear()
  }

  /** Everything works again and the seller corrects what was refused: all that is owed must arrive. */
  async function finish(seller: Seller): Promise<void> {
    await signIn(seller)
    const [tab] = device.tabs
    if (tab === undefined) return
    for (let round = 0; round < 30; round += 1) {
      tab.sync.wake('try-now')
      await device.idle()
      await device.pass(61_000)
      const ledger = await ledgerOf(seller)
      const rows = pendingIn(ledger)
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
    check: promises.check,
    checkNothingIdles: promises.checkNothingIdles,
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
      await promises.check()
      for (const seller of sellers)
        for (const subject of owedSubjects(seller)) {
          const due = owed.get(`${seller} ${subject}`) ?? []
          expect(due.includes(lastApplied(seller, subject)), `never arrived: ${seller} ${subject}, ${due.join(' or ')}`)
        }
    },
  }
}

export type World = ReturnType<typeof openWorld>
