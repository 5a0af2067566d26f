import { isBefore, isOnboardingStep, laterStep, type OnboardingStep } from '@/contract/steps'
import { onceOpen } from '@/storage/app-database'
import { trustTokensAgain, writeWorkerCredentials, type WorkerCredentials } from './worker-credentials'
import type { OutboxDatabase, SubmissionRecord } from './database'
import { discardSubmission, saveInstead, type CommandInstead } from './discard-submission'
import { allowedAgain, discardUnreadable, sendAgain, confirmDelivered } from './decide-submission'
import { asideDrafts, deleteDraft, draftsOf, readDraft, redateDraft, setDraftAside, setUnreadableDraftsAside, writeDraft, type AsideDraft, type Draft } from './draft'
import type { DraftKey } from './draft-key'
import { forgetSeller, type KeptData } from './forget-seller'
import { live, type Live } from '@/storage/live'
import { allRowsOf, beginningOfMany, countUnsent, fewRows, fewRowsOf } from './many-rows'
import { beginning, changeProgress, expectedAfterSignIn, readProgress, reachedStep, type ExpectedStep, type Progress } from './progress'
import { rememberRows } from './remember-rows'
import { saveSubmission, type CommandToSave, type OutboxTools } from './save-submission'
import { createSendingOutbox, type SendingOutbox } from './sending-outbox'
import { shedDelivered } from './shed-delivered'
import { tryToStore, type Stored } from '@/storage/storage-failure'
import { withRoom, type MakeRoom } from '@/storage/with-room'
import { readTransfer, exportTransfer, importTransfer, type IncomingTransfer, type ImportResult, type Transfer } from './transfer'
import { createWriteOrder } from '@/storage/write-order'
import { calledAs, isPartOfLedger, type WaitingHere } from './unsent'
import {
  isPending,
  rowOf,
  submissionsOf,
  unsentRows,
  type StoredRow,
} from './submission'

/** The waiting submissions are counted at most this often while a queue is being sent. */
const countingRestMilliseconds = 500

/** One seller's submissions, and how far she is in the onboarding. */
export interface Ledger {
  readonly progress: Progress
  readonly rows: readonly StoredRow[]
  /** Null once all rows are read. With hundreds of rows, the steps are read first and the other unsent rows only counted. */
  readonly unread: { readonly unsent: number } | null
  readonly asideDrafts: readonly AsideDraft[]
}

/** The device's store of drafts, submissions and progress. Reads reject when the store is out of reach. */
export interface Outbox extends SendingOutbox {
  /** Stores a command durably; resolves to its row's number only after the transaction completed. */
  save(command: CommandToSave): Promise<Stored<number>>
  ledger(sellerId: string): Promise<Ledger>
  /** The ledger now and after each change, in this tab, another, or the service worker. */
  watch(sellerId: string): Live<Ledger>
  /** How many submissions of all sellers wait on this device, and whether to call them steps or changes. */
  watchWaiting(): Live<WaitingHere>
  /** Call after a sign-in: some backends give the refused token again. */
  trustTokensAgain(): Promise<Stored<void>>
  /** Discards a submission that is not being sent right now, with its followers. */
  discard(sequence: number): Promise<Stored<void>>
  /** The same for a stopped submission, and saves a command in its place. */
  saveInstead(sequence: number, command: CommandInstead): Promise<Stored<number>>
  /** Removes a row that cannot be read. */
  discardUnreadable(place: number | string): Promise<Stored<void>>
  /** The seller knows that the backend has a refused or undecided submission. */
  confirmDelivered(sequence: number): Promise<Stored<void>>
  /** Sends a refused or undecided submission once more, as the seller wants. @param isNumbered false: no new number is drawn in place of a void one */
  sendAgain(sequence: number, isNumbered?: boolean): Promise<Stored<void>>
  /** The seller has registered, on this device. */
  registered(sellerId: string): Promise<Stored<Progress>>
  /** Takes over the next step that the backend named at sign-in, if it is later than what it has accepted from this device. */
  signIn(sellerId: string, nextStep: ExpectedStep): Promise<Stored<Progress>>
  /** Starts a seller's progress from the hint in local storage if the database has none, no further than saved steps support. */
  adoptPosition(sellerId: string, position: Pick<Progress, 'step' | 'reached'>): Promise<Stored<Progress>>
  /** Remembers the step on screen. */
  moveTo(sellerId: string, step: OnboardingStep): Promise<Stored<Progress>>
  readDraft(key: DraftKey): Promise<Draft | null>
  /** All drafts of an owner, of every form, including those set aside. */
  draftsOf(owner: string): Promise<readonly Draft[]>
  writeDraft(key: DraftKey, draft: Draft): Promise<Stored<void>>
  /** Changes a draft's `savedAt`, unless the draft was written again since `from` was read. */
  redateDraft(key: DraftKey, times: { readonly from: number; readonly to: number }): Promise<Stored<void>>
  deleteDraft(key: DraftKey): Promise<Stored<void>>
  /** Moves a draft that cannot be read aside, so that new typing does not overwrite it. */
  setDraftAside(key: DraftKey): Promise<Stored<void>>
  /** The same for each of a seller's step drafts that cannot be read, so that each is counted. */
  setUnreadableDraftsAside(sellerId: string): Promise<Stored<void>>
  /** Shares credentials with the worker while that seller's submissions wait; null deletes them. */
  setWorkerCredentials(sender: WorkerCredentials | null): Promise<Stored<void>>
  /** Packs a seller's unsent submissions and drafts for another phone of hers; rejects when the store is out of reach. */
  exportTransfer(sellerId: string): Promise<Transfer>
  /** Reads a copy from another phone, to be shown before it is taken over; null if this version cannot read all of it. */
  readTransfer(transfer: Transfer): IncomingTransfer | null
  /** Takes a copy over, all or nothing. @param insteadOfOwn also where this phone has another version */
  importTransfer(arrivals: IncomingTransfer, insteadOfOwn?: boolean): Promise<Stored<ImportResult>>
  /** Deletes the oldest delivered commands, of all sellers. */
  shedDelivered(): Promise<Stored<void>>
  /** Removes a seller's data from the device; what has not arrived stays if it is to be kept for later. */
  forget(sellerId: string, keep: KeptData): Promise<Stored<void>>
}

const allOf = (sellerId: string): string => JSON.stringify(['seller', sellerId])

export function createOutbox(database: OutboxDatabase, tools: OutboxTools, makeRoom: MakeRoom = () => Promise.resolve(false)): Outbox {
  const { commands } = tools
  const read = rememberRows(commands)
  const reading = async <T>(work: () => PromiseLike<T>): Promise<T> => onceOpen(database, work)
  const writes = createWriteOrder()
  // On a full device cached reads are deleted to make room: they can be read again, what somebody typed cannot (SNAP-07).
  const store = <T>(write: () => PromiseLike<T>, isLatest?: () => boolean): Promise<Stored<T>> =>
    tryToStore(() => withRoom(() => onceOpen(database, write, isLatest), makeRoom, isLatest))
  const ofSeller = <T>(sellerId: string, write: () => PromiseLike<T>): Promise<Stored<T>> => store(write, writes.begin(null, allOf(sellerId)))
  const ofDraft = (key: DraftKey, write: () => PromiseLike<void>): Promise<Stored<void>> =>
    store(write, writes.begin(JSON.stringify(['draft', key.owner, key.form]), allOf(key.owner)))

  const rowsOf = async (sellerId: string): Promise<readonly StoredRow[]> =>
    read(await allRowsOf(database, sellerId))

  const ledgerOf = async (sellerId: string, rows: readonly SubmissionRecord[], unread: Ledger['unread'] = null): Promise<Ledger> => ({
    progress: (await readProgress(database, sellerId)) ?? beginning(sellerId),
    rows: read(rows),
    unread,
    asideDrafts: await asideDrafts(database, sellerId),
  })

  const inOneMoment = (work: () => Promise<Ledger>): Promise<Ledger> =>
    Promise.resolve(database.transaction('r', database.submissions, database.progress, database.drafts, work))

  const wholeLedger = (sellerId: string): Promise<Ledger> =>
    inOneMoment(async () => ledgerOf(sellerId, await allRowsOf(database, sellerId)))

  const firstLedger = (sellerId: string): Promise<Ledger> =>
    inOneMoment(async () => {
      const rows = await fewRowsOf(database, sellerId)
      if (typeof rows !== 'number') return ledgerOf(sellerId, rows)
      const part = await beginningOfMany(database, sellerId, rows)
      return ledgerOf(sellerId, part.rows, part.unread)
    })

  return {
    ...createSendingOutbox(database, tools, makeRoom),
    save: (command) => ofSeller(command.sellerId, () => saveSubmission(database, command, tools)),
    ledger: (sellerId) => reading(() => wholeLedger(sellerId)),
    watch: (sellerId) => live(() => wholeLedger(sellerId), database.opened, { first: { read: () => firstLedger(sellerId), isPart: isPartOfLedger } }),
    watchWaiting: () =>
      live(async () => {
        const rows = await fewRows(database)
        // So many rows can hardly all be steps: a seller has five.
        if (rows === null) return { count: await countUnsent(database), what: 'changes' }
        const known = read(rows)
        return { count: unsentRows(known), what: calledAs(submissionsOf(known).filter(isPending)) }
      }, database.opened, { restMilliseconds: countingRestMilliseconds }),
    trustTokensAgain: () => store(() => trustTokensAgain(database)),
    discard: (sequence) => store(() => discardSubmission(database, sequence, tools)),
    saveInstead: (sequence, command) => ofSeller(command.sellerId, () => saveInstead(database, sequence, command, tools)),
    discardUnreadable: (place) => store(() => discardUnreadable(database, place, commands)),
    confirmDelivered: (sequence) => store(() => confirmDelivered(database, sequence, commands)),
    sendAgain: (sequence, isNumbered) => store(() => sendAgain(database, sequence, tools, isNumbered)),
    registered: (sellerId) =>
      ofSeller(sellerId, () => changeProgress(database, sellerId, (progress) => ({ ...progress, registeredAt: tools.now() }))),
    signIn: (sellerId, nextStep) =>
      ofSeller(sellerId, () =>
        database.transaction('rw', database.submissions, database.progress, database.senders, async () => {
          await trustTokensAgain(database)
          const all = submissionsOf(await rowsOf(sellerId))
          // The sign-in proves again who the seller is, so what was refused with 403 is tried once more.
          const submissions = all.map((submission) =>
            submission.state === 'rejected' && submission.status === 403 ? allowedAgain(submission, tools.newKey) : submission,
          )
          await database.submissions.bulkPut(submissions.filter((submission, index) => submission !== all[index]).map(rowOf))
          return changeProgress(database, sellerId, (progress) => {
            const expected = expectedAfterSignIn(nextStep, progress.nextStep)
            const known = { ...progress, nextStep: expected }
            const reached = reachedStep(known, submissions)
            // A seller with steps that still wait here resumes after them, not at the step that the backend names.
            const resumed = !isOnboardingStep(expected) || submissions.some(isPending) ? reached : expected
            return { ...known, reached, step: resumed }
          })
        }),
      ),
    adoptPosition: (sellerId, { step, reached }) =>
      ofSeller(sellerId, () =>
        database.transaction('rw', database.submissions, database.progress, async () => {
          // A progress row that cannot be read still counts: the hint must not open steps that the row may not have opened.
          if ((await database.progress.get(sellerId)) !== undefined) return (await readProgress(database, sellerId)) ?? beginning(sellerId)
          const submissions = submissionsOf(await rowsOf(sellerId))
          const furthest = submissions.length === 0 ? reached : reachedStep(beginning(sellerId), submissions)
          const supported = isBefore(furthest, reached) ? furthest : reached
          // Where the seller was does not tell what the backend has: steps are saved before they are sent.
          const adopted: Progress = { sellerId, nextStep: 'unknown', step: isBefore(supported, step) ? supported : step, reached: supported }
          await database.progress.put(adopted)
          return adopted
        }),
      ),
    moveTo: (sellerId, step) =>
      ofSeller(sellerId, () =>
        changeProgress(database, sellerId, (progress) => ({
          ...progress,
          step,
          reached: laterStep(progress.reached, step),
        })),
      ),
    readDraft: (key) => reading(() => readDraft(database, key)),
    draftsOf: (owner) => reading(() => draftsOf(database, owner)),
    writeDraft: (key, draft) => ofDraft(key, () => writeDraft(database, key, draft)),
    redateDraft: (key, times) => ofSeller(key.owner, () => redateDraft(database, key, times)),
    deleteDraft: (key) => ofDraft(key, () => deleteDraft(database, key)),
    setDraftAside: (key) => ofDraft(key, () => setDraftAside(database, key, tools.newKey())),
    setUnreadableDraftsAside: (sellerId) => store(() => setUnreadableDraftsAside(database, sellerId, tools.newKey)),
    setWorkerCredentials: (sender) =>
      store(() => writeWorkerCredentials(database, commands, sender), writes.begin('sender', sender === null ? undefined : allOf(sender.sellerId))),
    exportTransfer: async (sellerId) => {
      const packed = await store(() => exportTransfer(database, commands, { sellerId }))
      return packed.kind === 'stored' ? packed.value : reading(() => exportTransfer(database, commands, { sellerId, marks: false }))
    },
    readTransfer: (transfer) => readTransfer(transfer, commands),
    importTransfer: (arrivals, insteadOfOwn = false) => ofSeller(arrivals.sellerId, () => importTransfer(database, arrivals, { insteadOfOwn, tools })),
    shedDelivered: () => store(() => shedDelivered(database)),
    forget: (sellerId, keep) => store(() => forgetSeller(database, sellerId, { keep, commands }), writes.begin(allOf(sellerId))),
  }
}
