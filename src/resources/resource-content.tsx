import type { ReactNode } from 'react'
import { useNow } from '@/clock/use-now'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { longestPauseMilliseconds, minuteMilliseconds } from '@/contract/limits'
import { askedToWait } from '@/domain/retry-sentence'
import { storageTexts } from '@/domain/storage-texts'
import { Alert } from '@/ui/alert'
import { useResource, type ResourceView, type Source } from './source'
import { resourceTexts as texts } from './texts'


interface ResourceContentProps<Item> {
  readonly of: Source<Item>
  readonly children: (items: readonly Item[]) => ReactNode
}

/** Shows a resource's items, or says why there are none to show (READ-02). */
export const ResourceContent = <Item,>({ of, children }: ResourceContentProps<Item>): ReactNode => <ViewContent view={useResource(of)}>{children}</ViewContent>

interface ViewContentProps<Item> extends Pick<ResourceContentProps<Item>, 'children'> {
  readonly view: ResourceView<Item>
}

/** The same for a view whose items are derived from the resource's. */
export function ViewContent<Item>({ view, children }: ViewContentProps<Item>): ReactNode {
  switch (view.kind) {
    case 'loading':
      return null
    case 'unavailable':
      return <Alert variant="destructive">{texts.unavailable(storageTexts[view.reason])}</Alert>
    case 'nothing':
      return <NothingYet until={view.until} />
    case 'not-offered':
      return <Alert variant="info">{texts.notOffered}</Alert>
    case 'unreadable':
      return <Alert variant="info">{texts.unreadable}</Alert>
    case 'items':
      return (
        <>
          {view.outOfReach === true && <Alert variant="destructive">{texts.outOfReach}</Alert>}
          {view.unread !== undefined && <Alert variant="info">{view.unread === 'answer' ? texts.unreadable : texts.unread(view.unread)}</Alert>}
          {children(view.items)}
        </>
      )
  }
}

/** Asks the seller to connect only while there is no connection; otherwise the answer to the first read is still to come. */
function NothingYet({ until }: { readonly until: number | undefined }) {
  const isConnected = useConnectionState() === 'online'
  const now = useNow(minuteMilliseconds)
  // No backend is granted a longer pause, so the clock was set back since; the next read comes sooner than `until`.
  const isKnown = until !== undefined && until - now <= longestPauseMilliseconds
  if (!isConnected) return <Alert variant="info">{texts.nothing}</Alert>
  return <Alert variant="info">{until === undefined ? texts.firstRead : texts.putOff(askedToWait(isKnown ? until : now, now))}</Alert>
}
