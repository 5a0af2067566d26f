import { dayMilliseconds } from '@/contract/limits'
import type { ResourceView } from '@/resources/source'
import { Alert } from '@/ui/alert'
import { ordersTexts as texts } from './texts'

/** Orders that were read longer ago than this may have changed. */
const oldMilliseconds = dayMilliseconds

/** Says of orders that were read long ago, or by a clock that was days ahead, that they may have changed (SNAP-05). @param now milliseconds since the epoch */
export const OldNotice = ({ view, now }: { readonly view: ResourceView<unknown>; readonly now: number }) =>
  view.kind === 'items' && view.asOf !== null && Math.abs(now - view.asOf) > oldMilliseconds && <Alert variant="info">{texts.old}</Alert>
