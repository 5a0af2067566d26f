import { instantSchema } from '@/contract/formats'
import { z } from '@/contract/schema'
import { compareText } from '@/domain/compare-text'
import { plainText } from '@/domain/text-input'
import { sampleCollection, type SampleChange } from '@/samples/sample-collection'
import type { Suggestion } from './suggestion'
import { suggestionTexts as texts } from './texts'

/** A suggestion as it is stored on the device. */
const ownSuggestionSchema = z.object({ text: z.string(), date: instantSchema })
export type OwnSuggestion = z.infer<typeof ownSuggestionSchema>

export const ownSuggestions = sampleCollection('suggestions', ownSuggestionSchema)

/** The draft of a new suggestion. */
export const suggestionDraftSchema = z.object({ text: z.catch(z.string(), '') })
export type SuggestionDraft = z.infer<typeof suggestionDraftSchema>

/** Its text must not be empty. */
export const suggestionFormSchema = z.object({
  text: z.string().check(z.refine((text) => plainText(text) !== '', { error: () => texts.textRequired })),
})

/** @param now milliseconds since the epoch @param own the earlier ones: the new one is dated after them, even if the clock was set back */
export const newSuggestion = ({ text }: SuggestionDraft, now: number, own: readonly SampleChange<OwnSuggestion>[]): OwnSuggestion => ({
  text: plainText(text),
  date: new Date(Math.max(now, ...own.map(({ value }) => Date.parse(value.date) + 1))).toISOString(),
})

/** The first number after those of the samples. */
const firstNumber = 1024

/** The seller's own suggestions as the list shows them, the newest first. */
export const shownSuggestions = (changes: readonly SampleChange<OwnSuggestion>[]): readonly Suggestion[] =>
  changes
    .toSorted((one, other) => compareText(one.value.date, other.value.date) || compareText(one.id, other.id))
    .map(({ value }, place): Suggestion => ({ ...value, id: `SG-${firstNumber + place}`, status: 'inprocess', own: true }))
    .toReversed()
