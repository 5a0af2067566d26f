import { useEffect, useRef, useState } from 'react'
import { sampleWord } from '@/domain/sample-texts'
import { storageTexts } from '@/domain/storage-texts'
import type { Stored } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { ExplainedWord } from '@/lazy/explained-word'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import type { SampleCollection } from './sample-collection'
import { notStoredText } from './not-stored-text'
import { sampleTexts as texts } from './texts'
import { useSampleChanges, useSampleWriter } from './use-samples'

interface SampleMarkProps {
  /** What the examples are, where they are not a shop's. */
  readonly sentence?: string | undefined
}

/** Says that a screen shows examples that cannot be changed (SAMPLE-01). */
export function SampleMark({ sentence = texts.fixed }: SampleMarkProps) {
  return <ExplainedWord {...sampleWord} explanation={sentence} />
}

interface ChangeableSampleMarkProps<Item> extends SampleMarkProps {
  readonly collection: SampleCollection<Item>
}

/** Says that a screen shows examples, and offers to undo the seller's changes to them (SAMPLE-01). */
export function ChangeableSampleMark<Item>({ collection, sentence = texts.changeable }: ChangeableSampleMarkProps<Item>) {
  const changes = useSampleChanges(collection)
  return (
    <>
      <ExplainedWord {...sampleWord} explanation={sentence}>
        <Restoration collection={collection} isChanged={changes.kind === 'ready' && changes.value.length > 0} />
      </ExplainedWord>
      <SamplesUnreadable of={collection} />
      {changes.kind === 'seller-unknown' && (
        <Alert variant="destructive" className="basis-full">
          {texts.sellerUnknown}
        </Alert>
      )}
    </>
  )
}

/** Says why the seller's changes cannot be shown, if they could not be read. */
export function SamplesUnreadable<Item>({ of }: { readonly of: SampleCollection<Item> }) {
  const changes = useSampleChanges(of)
  return (
    changes.kind === 'unavailable' && (
      <Alert variant="destructive" className="w-full">
        {texts.unavailable(storageTexts[changes.reason])}
      </Alert>
    )
  )
}

interface RestorationProps<Item> {
  readonly collection: SampleCollection<Item>
  readonly isChanged: boolean
}

/** The outcome shows until the dialog is closed, even if the screen behind it notes a new change at once, such as that an example was read. */
function Restoration<Item>({ collection, isChanged }: RestorationProps<Item>) {
  const writer = useSampleWriter()
  const [outcome, setOutcome] = useState<Stored<void> | null>(null)
  const status = useRef<HTMLParagraphElement>(null)

  async function restore(): Promise<void> {
    setOutcome(null)
    setOutcome(await writer.restore(collection))
  }

  useEffect(() => {
    // The button that had the focus disappears once the changes are undone.
    if (outcome?.kind === 'stored') status.current?.focus()
  }, [outcome])

  return (
    <>
      {isChanged && outcome?.kind !== 'stored' && (
        <InlineConfirmation
          label={texts.restore}
          question={texts.restoreQuestion}
          yes={texts.restoreYes}
          no={texts.restoreNo}
          onConfirm={() => void restore()}
        />
      )}
      <p ref={status} role="status" tabIndex={-1} className="w-fit text-hint empty:absolute">
        {outcome !== null && (outcome.kind === 'stored' ? texts.restored : notStoredText(outcome.reason))}
      </p>
    </>
  )
}
