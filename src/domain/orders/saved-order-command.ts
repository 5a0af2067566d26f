import type { orderEndpoints } from '@/contract/modules/order-commands'
import type { RefusalCode } from '@/contract/modules/refusal'
import type { z } from '@/contract/schema'
import type { OrderCommand } from './order-state'

/** The command of each endpoint that changes an order. */
export const commandOfEndpoint = {
  orderPack: 'pack',
  orderCancel: 'cancel',
  orderHandover: 'handover',
  orderDispatch: 'dispatch',
  orderOutcome: 'outcome',
  orderTakenOut: 'taken-out',
} as const satisfies Record<keyof typeof orderEndpoints, OrderCommand>

/** The progress of a command that has not arrived; a rejected or undecided one waits for the seller's decision. */
export type CommandProgress =
  | {
      readonly state: 'waiting' | 'sending'
      /** It was sent without a known answer, or it has been copied to another phone, which may have sent it. */
      readonly mayHaveArrived?: true
    }
  | {
      readonly state: 'rejected' | 'undecided'
      readonly message: string | null
      readonly code: RefusalCode | null
      readonly field: string | null
      /** The refusal also voided the number of its document. */
      readonly isNumberVoid?: true
      /** The seller lacks the permission (403): it is tried once more after the next sign-in (QUEUE-05). */
      readonly isForbidden?: true
    }

/** Whether the backend refused its content, which the seller can correct in its form. */
export const isCorrectable = (progress: CommandProgress): boolean => progress.state === 'rejected' && progress.code === 'content'

/** A command on one order that is stored on this phone and has not arrived at the backend. */
export type SavedOrderCommand = {
  readonly [Name in keyof typeof commandOfEndpoint]: {
    readonly action: (typeof commandOfEndpoint)[Name]
    readonly body: z.infer<(typeof orderEndpoints)[Name]['request']>
    /** Its row's number in the outbox. */
    readonly sequence: number
    /** Milliseconds since the epoch. */
    readonly savedAt: number
    readonly progress: CommandProgress
  }
}[keyof typeof commandOfEndpoint]
