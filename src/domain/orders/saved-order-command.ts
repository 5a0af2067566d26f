import type { orderEndpoints } from '@/contract/modules/order-commands'
import type { RefusalCode } from '@/contract/modules/refusal'
import type { z } from '@/contract/schema'
import type { OrderCommand } from './order-state'

/** The command that each endpoint which changes an order takes. */
export const commandOfEndpoint = {
  orderPack: 'pack',
  orderCancel: 'cancel',
  orderHandover: 'handover',
  orderDispatch: 'dispatch',
  orderOutcome: 'outcome',
  orderTakenOut: 'taken-out',
} as const satisfies Record<keyof typeof orderEndpoints, OrderCommand>

/** Where a command stands that has not arrived: what stopped waits for the seller's decision. */
export type CommandProgress =
  | {
      readonly state: 'waiting' | 'sending'
      /** It was tried and its answer is not known, or it lies on another phone too. */
      readonly mayHaveArrived?: true
    }
  | {
      readonly state: 'rejected' | 'undecided'
      readonly message: string | null
      readonly code: RefusalCode | null
      readonly field: string | null
      /** The number of its document was given up with the refusal. */
      readonly isNumberVoid?: true
      /** She may not do that (403): it is tried once more after the next sign-in (QUEUE-05). */
      readonly isForbidden?: true
    }

/** Whether it was refused for what it says itself: that is put right in its form. */
export const isToPutRight = (progress: CommandProgress): boolean => progress.state === 'rejected' && progress.code === 'content'

/** A command on one order that lies on this phone and has not arrived. */
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
