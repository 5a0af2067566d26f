import type { RequestOf } from '@/contract/endpoints'
import type { CommandName } from '@/contract/modules/command-names'
import { doneText, orderTexts } from '@/domain/orders/order-texts'
import type { commandOfEndpoint } from '@/domain/orders/saved-order-command'
import { storageTexts } from '@/domain/storage-texts'
import type { ActionOutcome } from '@/lists/record-list'
import { useOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import type { Stored } from '@/storage/storage-failure'
import { Sending } from './sending'
import { ordersTexts as texts } from './texts'

interface Numbered {
  /** Whether an invoice number is drawn for it: a sale has one, a replacement has not. */
  readonly numbered: boolean
  /** Whether it had another one before. */
  readonly isNumberGone: boolean
}

interface OfSomeLines {
  /** The row of one that stopped, which was about other lines. */
  readonly putsRight?: number | null
}

/** Something done with one order, with the body of its command. */
export type OrderDeed = {
  readonly [Name in keyof typeof commandOfEndpoint]: {
    readonly action: (typeof commandOfEndpoint)[Name]
    readonly body: RequestOf<Name>
  } & (Name extends 'orderPack' ? Numbered : Name extends 'orderCancel' ? OfSomeLines : unknown)
}[keyof typeof commandOfEndpoint]

/**
 * Saves what was done with orders on this phone, online and offline alike: the outbox sends it.
 * @param insteadOf the row of what stopped, which goes as the first of these is stored, or not at all
 */
export type SaveOrders = (deeds: readonly OrderDeed[], insteadOf?: number) => Promise<ActionOutcome>

/** Whether goods are gone, and what was printed for them with them: it is told of them although they were cancelled. */
const hasLeft = ({ body }: OrderDeed): boolean => 'left' in body && body.left === true

export function useSaveOrders(): SaveOrders {
  const outbox = useOutbox()
  const { sellerId } = useSession()
  return async (deeds, insteadOf) => {
    if (sellerId === null) return { kind: 'not-done', why: () => texts.notSaved(storageTexts.closed) }
    const rows: number[] = []
    for (const deed of deeds) {
      const name: CommandName = `order-${deed.action}`
      const command = { sellerId, command: name, body: deed.body, ...('numbered' in deed && { numbered: deed.numbered }), ...('putsRight' in deed && { putsRight: deed.putsRight }) }
      const save = () => (insteadOf !== undefined && rows.length === 0 ? outbox.saveInstead(insteadOf, { ...command, hasLeft: hasLeft(deed) }) : outbox.save(command))
      // Behind a log-out nothing more of it is stored, which may have deleted what waits. What a session leaves that only ended waits for its seller.
      const stored: Stored<number> = session.read().sellerId === sellerId ? await save() : { kind: 'not-stored', reason: 'closed' }
      if (stored.kind === 'not-stored') {
        const { reason } = stored
        return {
          kind: 'not-done',
          why: () => (rows.length === 0 ? texts.notSaved(storageTexts[reason]) : texts.notSavedOfMany(rows.length, storageTexts[reason])),
          doneWith: deeds.slice(0, rows.length).map(({ body }) => body.id),
        }
      }
      rows.push(stored.value)
    }
    const isNumberGone = deeds.some((deed) => 'isNumberGone' in deed && deed.isNumberGone)
    return { kind: 'done', said: () => saidOf(deeds), further: (onTakenBack) => <Sending rows={rows} isNumberGone={isNumberGone} onTakenBack={onTakenBack} /> }
  }
}

function saidOf(deeds: readonly OrderDeed[]): string {
  const [first] = deeds
  if (first === undefined) return ''
  // The rest of the order is still wanted.
  if (deeds.length === 1 && first.action === 'cancel' && first.body.lineIds.length > 0) return texts.saidOfLines(orderTexts.done.cancel, first.body.lineIds.length, first.body.id)
  const done = doneText(first)
  return deeds.length === 1 ? texts.said(done, first.body.id) : texts.saidOfMany(done, deeds.length)
}
