import { useConnectivity } from '@/connectivity/connectivity-context'
import type { RequestOf } from '@/contract/endpoints'
import type { CommandName } from '@/contract/modules/command-names'
import { doneText, orderTexts } from '@/domain/orders/order-texts'
import type { commandOfEndpoint } from '@/domain/orders/saved-order-command'
import { storageTexts } from '@/domain/storage-texts'
import type { ActionOutcome } from '@/lists/record-list'
import { useOutbox } from '@/outbox/outbox-context'
import { useSession } from '@/session/use-session'
import { ordersTexts as texts } from './texts'

interface Numbered {
  /** Whether an invoice number is drawn for it: a sale has one, a replacement has not. */
  readonly numbered: boolean
  /** Whether it had another one before. */
  readonly isNumberGone: boolean
}

/** Something done with one order, with the body of its command. */
export type OrderDeed = {
  readonly [Name in keyof typeof commandOfEndpoint]: {
    readonly action: (typeof commandOfEndpoint)[Name]
    readonly body: RequestOf<Name>
  } & (Name extends 'orderPack' ? Numbered : unknown)
}[keyof typeof commandOfEndpoint]

/**
 * Saves what was done with orders on this phone, online and offline alike: the outbox sends it.
 * @param insteadOf the row of what stopped, which goes as the first of these is stored, or not at all
 */
export type SaveOrders = (deeds: readonly OrderDeed[], insteadOf?: number) => Promise<ActionOutcome>

export function useSaveOrders(): SaveOrders {
  const outbox = useOutbox()
  const { sellerId } = useSession()
  const connectivity = useConnectivity()
  return async (deeds, insteadOf) => {
    if (sellerId === null) return { kind: 'not-done', why: texts.notSaved(storageTexts.closed) }
    let saved = 0
    for (const deed of deeds) {
      const name: CommandName = `order-${deed.action}`
      const command = { sellerId, command: name, body: deed.body, ...('numbered' in deed && { numbered: deed.numbered }) }
      const stored = await (insteadOf !== undefined && saved === 0 ? outbox.saveInstead(insteadOf, command) : outbox.save(command))
      if (stored.kind === 'not-stored') {
        const why = storageTexts[stored.reason]
        return { kind: 'not-done', why: saved === 0 ? texts.notSaved(why) : texts.notSavedOfMany(saved, why) }
      }
      saved += 1
    }
    const sending = connectivity.hint() === 'offline' ? texts.savedOffline : texts.savedOnline
    const isPrintedAnew = deeds.some((deed) => 'isNumberGone' in deed && deed.isNumberGone)
    return { kind: 'done', said: `${saidOf(deeds)} ${sending}${isPrintedAnew ? ` ${texts.numberAnew}` : ''}` }
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
