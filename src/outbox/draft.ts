import { z } from '@/contract/schema'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { commitAtOnce } from '@/storage/commit-at-once'
import { isLost } from '@/storage/lost-value'
import type { DraftRecord, OutboxDatabase } from './database'
import { draftsOfStep, type DraftKey } from './draft-key'

const draftSchema = z.object({ values: z.unknown(), savedAt: z.number() })

/** What was typed into one form and not submitted, as it was typed; files are stored in it as Blobs. */
export type Draft = z.infer<typeof draftSchema>

/** Stands in for a stored row that is not a draft; no form can read its values. */
const unreadable: Draft = { values: null, savedAt: 0 }

const draftOf = (row: unknown): Draft => draftSchema.safeParse(row).data ?? unreadable

/** The store can be read, but the browser cannot read this draft's value. */
export class DamagedDraft extends Error {}

/**
 * Reads a draft; the form parses its values.
 * @throws DamagedDraft
 */
export async function readDraft({ drafts }: OutboxDatabase, { owner, form }: DraftKey): Promise<Draft | null> {
  const row = await drafts.get([owner, form]).catch(async (reason: unknown) => {
    // If the key can be read, only this value is damaged; with the store out of reach, reading keys fails too.
    const keys = await drafts.where('[owner+form]').equals([owner, form]).primaryKeys()
    throw keys.length > 0 ? new DamagedDraft('A draft cannot be read', { cause: reason }) : reason
  })
  if (isLost(row)) throw new DamagedDraft('A draft is lost')
  return row === undefined ? null : draftOf(row)
}

/** An owner's rows, without stand-ins for lost values. */
export const draftRowsOf = async ({ drafts }: OutboxDatabase, owner: string): Promise<readonly DraftRecord[]> =>
  (await drafts.where('owner').equals(owner).toArray()).filter((row) => !isLost(row))

/** All drafts of an owner, of every form. */
export const draftsOf = async (database: OutboxDatabase, owner: string): Promise<readonly Draft[]> => (await draftRowsOf(database, owner)).map(draftOf)

/** Stores a draft; of two calls, the later one wins. */
export async function writeDraft(database: OutboxDatabase, { owner, form }: DraftKey, draft: Draft): Promise<void> {
  const row = { owner, form, ...draft }
  await (commitAtOnce(database.drafts, row) ?? database.drafts.put(row))
}

/** Changes a draft's `savedAt`, unless the draft was written again since `from` was read. */
export function redateDraft(database: OutboxDatabase, { owner, form }: DraftKey, { from, to }: { readonly from: number; readonly to: number }): PromiseLike<void> {
  const { drafts } = database
  return database.transaction('rw', drafts, async () => {
    const row = await drafts.get([owner, form])
    if (row === undefined || isLost(row) || draftOf(row).savedAt !== from) return
    const redated = { ...row, savedAt: to }
    await drafts.put(redated)
  })
}

export async function deleteDraft(database: OutboxDatabase, { owner, form }: DraftKey): Promise<void> {
  await database.drafts.delete([owner, form])
}

const asidePrefix = 'unreadable '

/** A draft that cannot be read, kept unchanged under another key so that new typing does not overwrite it. */
export interface AsideDraft {
  readonly form: string
  /** The step whose form it was; null for a form of no step. */
  readonly step: OnboardingStep | null
}

export const isAside = ({ form }: Pick<DraftKey, 'form'>): boolean => form.startsWith(asidePrefix)

/** Sets a draft aside. @param key keeps it apart from drafts of the same form that were set aside before */
export function setDraftAside(database: OutboxDatabase, { owner, form }: DraftKey, key: string): PromiseLike<void> {
  const { drafts } = database
  return database.transaction('rw', drafts, async () => {
    const row = await drafts.get([owner, form])
    if (row === undefined || isLost(row)) return
    await drafts.put({ ...row, form: `${asidePrefix}${form} ${key}` })
    await drafts.delete([owner, form])
  })
}

/** Whether a step's form can start with a row: any object of values will do, since the form parses its fields one by one. */
const isStepDraft = (row: unknown): boolean => z.object({ values: z.looseObject({}), savedAt: z.number() }).safeParse(row).success

/** Sets aside each step draft that its form cannot start with, even if nobody opens the form. @param newKey as for {@link setDraftAside} */
export async function setUnreadableDraftsAside(database: OutboxDatabase, owner: string, newKey: () => string): Promise<void> {
  const rows = await database.drafts.where('[owner+form]').anyOf(onboardingSteps.map((step) => [owner, draftsOfStep(step)])).toArray()
  for (const row of rows) if (!isStepDraft(row)) await setDraftAside(database, row, newKey())
}

/** Reads only the keys: drafts are large, and change with every keystroke. */
export async function asideDrafts({ drafts }: OutboxDatabase, owner: string): Promise<readonly AsideDraft[]> {
  const keys = await drafts.where('[owner+form]').between([owner, asidePrefix], [owner, `${asidePrefix}\uffff`]).primaryKeys()
  return keys.map(([, form]) => ({ form, step: onboardingSteps.find((step) => form.startsWith(`${asidePrefix}${draftsOfStep(step)} `)) ?? null }))
}
