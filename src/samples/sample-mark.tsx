import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Stored } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import type { SampleCollection } from './sample-collection'
import { sampleTexts as texts } from './texts'
import { useSampleChanges, useSampleWriter } from './use-samples'

interface SampleMarkProps {
  /** What the examples are, where they are not a shop's. */
  readonly sentence?: string | undefined
}

/** Says that a screen shows examples that cannot be changed (SAMPLE-01). */
export function SampleMark({ sentence = texts.fixed }: SampleMarkProps) {
  return <Mark sentence={sentence} />
}

/** Says that a screen shows examples, and takes back what the seller changed of them (SAMPLE-01). */
export function ChangeableSampleMark<Item>({ collection }: { readonly collection: SampleCollection<Item> }) {
  const changes = useSampleChanges(collection)
  const writer = useSampleWriter()
  const [outcome, setOutcome] = useState<Stored<void> | null>(null)
  const status = useRef<HTMLParagraphElement>(null)

  async function restore(): Promise<void> {
    setOutcome(null)
    setOutcome(await writer.restore(collection))
  }

  useEffect(() => {
    // The button that had the focus goes with what it took back.
    if (outcome?.kind === 'stored') status.current?.focus()
  }, [outcome])

  return (
    <div className="flex flex-col gap-2">
      <Mark sentence={texts.changeable}>
        {changes.kind === 'ready' && changes.value.length > 0 && (
          <InlineConfirmation
            label={texts.restore}
            question={texts.restoreQuestion}
            yes={texts.restoreYes}
            no={texts.restoreNo}
            onConfirm={() => void restore()}
          />
        )}
      </Mark>
      <p ref={status} role="status" tabIndex={-1} className="w-fit text-sm text-muted-foreground empty:hidden">
        {outcome !== null && (outcome.kind === 'stored' ? texts.restored : texts.notStored(outcome.reason))}
      </p>
      {changes.kind === 'unavailable' && <Alert variant="destructive">{texts.unavailable}</Alert>}
      {changes.kind === 'seller-unknown' && <Alert variant="destructive">{texts.sellerUnknown}</Alert>}
    </div>
  )
}

function Mark({ sentence, children }: { readonly sentence: string; readonly children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <span className="rounded-full border border-input px-3 py-0.5 font-semibold">{texts.name}</span>
      <span>{sentence}</span>
      {children}
    </div>
  )
}
