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
  /** Whether an earlier invoice number is void, which may be on paper already. */
  readonly isInvoiceNumberVoid: boolean
}

interface OfSomeLines {
  /** The row of the refused cancellation that this one putsRight, with other lines; null for none. */
  readonly putsRight?: number | null
}

/** Something that the seller did with one order, as the body of its command. */
export type OrderDeed = {
  readonly [Name in keyof typeof commandOfEndpoint]: {
    readonly action: (typeof commandOfEndpoint)[Name]
    readonly body: RequestOf<Name>
  } & (Name extends 'orderPack' ? Numbered : Name extends 'orderCancel' ? OfSomeLines : unknown)
}[keyof typeof commandOfEndpoint]

/**
 * Saves what the seller did with orders on this phone, online and offline alike; the outbox sends it.
 * @param insteadOf the row of the stopped command, which is removed in the transaction that stores the first deed
 */
export type SaveOrders = (deeds: readonly OrderDeed[], insteadOf?: number) => Promise<ActionOutcome>

/** Whether the parcel of a cancelled order has left, together with its printed papers. */
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
      // After a log-out, which may have deleted what waits, nothing more is stored. A session that merely expired keeps its seller id.
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
    const isInvoiceNumberVoid = deeds.some((deed) => 'isInvoiceNumberVoid' in deed && deed.isInvoiceNumberVoid)
    return { kind: 'done', said: () => saidOf(deeds), further: (onTakenBack) => <Sending rows={rows} isInvoiceNumberVoid={isInvoiceNumberVoid} onTakenBack={onTakenBack} /> }
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
