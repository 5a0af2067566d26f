import { z } from '@/contract/schema'
import type { StoredDraft } from '@/drafts/other-tabs'
import { sampleCollection, type SampleChange } from '@/samples/sample-collection'
import type { SampleWriter } from '@/samples/use-samples'
import { newId } from '@/storage/new-id'

/** What a case may be about (CASE-01). */
export const caseTypes = ['Shipment', 'Advertising', 'Payment', 'TCS', 'TDS'] as const

/** The new case form as it was typed. */
const newCaseValuesSchema = z.object({ type: z.string(), subject: z.string(), description: z.string() })
export type NewCaseValues = z.infer<typeof newCaseValuesSchema>

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('case'),
    type: z.enum(caseTypes),
    subject: z.string(),
    description: z.string(),
    at: z.number(),
  }),
  z.object({ kind: z.literal('message'), caseId: z.string(), text: z.string(), at: z.number() }),
  z.object({ kind: z.literal('read'), caseId: z.string(), upTo: z.string() }),
  z.object({ kind: z.literal('draft'), caseId: z.string(), text: z.string() }),
  z.object({ kind: z.literal('new-case-draft'), values: newCaseValuesSchema }),
])

/** One thing that a seller did in her case log. */
export type CaseLogEntry = z.infer<typeof entrySchema>
export type CaseLogChange = SampleChange<CaseLogEntry>

/** What the seller did in the case log, stored on this device only (SAMPLE-01). */
export const caseLogCollection = sampleCollection('case-log', entrySchema)

type EntryOf<Kind extends CaseLogEntry['kind']> = Omit<Extract<CaseLogEntry, { kind: Kind }>, 'kind'>

/** A case number that is short enough to be read out; the case's address contains it too. */
const newCaseId = (): string => `CL-${newId().slice(0, 8).toUpperCase()}`

export const createdCase = (entry: EntryOf<'case'>): CaseLogChange => ({
  id: newCaseId(),
  value: { kind: 'case', ...entry },
})

export const writtenMessage = (entry: EntryOf<'message'>): CaseLogChange => ({
  id: newId(),
  value: { kind: 'message', ...entry },
})

/** How far a case has been read: up to and including a message. */
export const readMark = (entry: EntryOf<'read'>): CaseLogChange => ({
  id: `read ${entry.caseId}`,
  value: { kind: 'read', ...entry },
})

/** The unsent text in the message box of a case. */
export const messageDraft = (entry: EntryOf<'draft'>): CaseLogChange => ({
  id: `draft ${entry.caseId}`,
  value: { kind: 'draft', ...entry },
})

export const newCaseDraft = (values: NewCaseValues): CaseLogChange => ({
  id: 'new-case-draft',
  value: { kind: 'new-case-draft', values },
})

/** Reads the currently stored draft of a message, whichever tab has stored it. */
export async function readMessageDraft(writer: Pick<SampleWriter, 'read'>, caseId: string): Promise<StoredDraft | null> {
  const found = await writer.read(caseLogCollection, `draft ${caseId}`)
  return found?.value.kind === 'draft' ? { values: found.value.text, savedAt: found.savedAt ?? 0 } : null
}

/** As {@link readMessageDraft}, of a new case. */
export async function readNewCaseDraft(writer: Pick<SampleWriter, 'read'>): Promise<(StoredDraft & { readonly values: NewCaseValues }) | null> {
  const found = await writer.read(caseLogCollection, 'new-case-draft')
  return found?.value.kind === 'new-case-draft' ? { values: found.value.values, savedAt: found.savedAt ?? 0 } : null
}
