import { z } from '@/contract/schema'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { commitAtOnce } from '@/storage/commit-at-once'
import { isLost } from '@/storage/lost-value'
import type { DraftRecord, OutboxDatabase } from './database'
import { draftsOfStep, type DraftKey } from './draft-key'

const draftSchema = z.object({ values: z.unknown(), savedAt: z.number() })

/** What was typed into one form and not submitted, as it was typed; files lie in it as Blobs. */
export type Draft = z.infer<typeof draftSchema>

/** In place of a row that is no draft; no form can read its values. */
const unreadable: Draft = { values: null, savedAt: 0 }

const draftOf = (row: unknown): Draft => draftSchema.safeParse(row).data ?? unreadable

/** The store answers, but the browser cannot read this one of its values. */
export class DamagedDraft extends Error {}

/**
 * Reads a draft; the form parses its values.
 * @throws DamagedDraft
 */
export async function readDraft({ drafts }: OutboxDatabase, { owner, form }: DraftKey): Promise<Draft | null> {
  const row = await drafts.get([owner, form]).catch(async (reason: unknown) => {
    // Of a store that is out of reach, the keys are so too.
    const keys = await drafts.where('[owner+form]').equals([owner, form]).primaryKeys()
    throw keys.length > 0 ? new DamagedDraft('A draft cannot be read', { cause: reason }) : reason
  })
  if (isLost(row)) throw new DamagedDraft('A draft is lost')
  return row === undefined ? null : draftOf(row)
}

/** Somebody's rows, without those that are lost. */
export const draftRowsOf = async ({ drafts }: OutboxDatabase, owner: string): Promise<readonly DraftRecord[]> =>
  (await drafts.where('owner').equals(owner).toArray()).filter((row) => !isLost(row))

/** All that somebody has typed, into whatever form. */
export const draftsOf = async (database: OutboxDatabase, owner: string): Promise<readonly Draft[]> => (await draftRowsOf(database, owner)).map(draftOf)

/** Stores a draft; a later call always outlasts an earlier one. */
export async function writeDraft(database: OutboxDatabase, { owner, form }: DraftKey, draft: Draft): Promise<void> {
  const row = { owner, form, ...draft }
  await (commitAtOnce(database.drafts, row) ?? database.drafts.put(row))
}

/** Gives a draft another time, unless it was written anew since that time was read. */
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

/** What was typed once and cannot be read: kept as it lies there, out of the way of what is typed now. */
export interface AsideDraft {
  readonly form: string
  /** The step whose form it was; null for a form of no step. */
  readonly step: OnboardingStep | null
}

export const isAside = ({ form }: Pick<DraftKey, 'form'>): boolean => form.startsWith(asidePrefix)

/** Sets a draft aside. @param key makes its place another than that of an earlier one */
export function setDraftAside(database: OutboxDatabase, { owner, form }: DraftKey, key: string): PromiseLike<void> {
  const { drafts } = database
  return database.transaction('rw', drafts, async () => {
    const row = await drafts.get([owner, form])
    if (row === undefined || isLost(row)) return
    await drafts.put({ ...row, form: `${asidePrefix}${form} ${key}` })
    await drafts.delete([owner, form])
  })
}

/** The form of a step can begin with it: its fields are parsed one by one. */
const isStepDraft = (row: unknown): boolean => z.object({ values: z.looseObject({}), savedAt: z.number() }).safeParse(row).success

/** Sets aside what no step's form can begin with, also where nobody opens the form. @param newKey as for {@link setDraftAside} */
export async function setUnreadableDraftsAside(database: OutboxDatabase, owner: string, newKey: () => string): Promise<void> {
  const rows = await database.drafts.where('[owner+form]').anyOf(onboardingSteps.map((step) => [owner, draftsOfStep(step)])).toArray()
  for (const row of rows) if (!isStepDraft(row)) await setDraftAside(database, row, newKey())
}

/** Found by their keys alone: drafts are large, and change with every letter. */
export async function asideDrafts({ drafts }: OutboxDatabase, owner: string): Promise<readonly AsideDraft[]> {
  const keys = await drafts.where('[owner+form]').between([owner, asidePrefix], [owner, `${asidePrefix}\uffff`]).primaryKeys()
  return keys.map(([, form]) => ({ form, step: onboardingSteps.find((step) => form.startsWith(`${asidePrefix}${draftsOfStep(step)} `)) ?? null }))
}
