import type { SampleCollection } from '@/samples/sample-collection'
import { ChangeableSampleMark, SampleMark } from '@/samples/sample-mark'
import { useResource, type Source } from './source'
import { resourceTexts as texts } from './texts'

interface ResourceMarkProps<Item, Change> {
  readonly of: Source<Item>
  /** What the seller adds to samples or changes of them on this screen, and may take back. */
  readonly changes?: SampleCollection<Change>
  /** What the samples are, where they are not a shop's. */
  readonly sentence?: string
}

/** Says what a screen shows: samples, or the marketplace's own data and how old it is (SAMPLE-01, READ-02). */
export function ResourceMark<Item, Change>({ of, changes, sentence }: ResourceMarkProps<Item, Change>) {
  if (of.kind === 'endpoint') return <Age of={of} />
  return changes === undefined ? <SampleMark sentence={sentence} /> : <ChangeableSampleMark collection={changes} sentence={sentence} />
}

function Age<Item>({ of }: { readonly of: Source<Item> }) {
  const view = useResource(of)
  return (
    <p className="text-sm text-muted-foreground">
      {view.kind === 'items' && view.asOf !== null && texts.asOf(view.asOf)}
    </p>
  )
}
