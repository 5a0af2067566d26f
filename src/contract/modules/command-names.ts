import type { documentEndpoints, orderEndpoints } from './order-commands'

/** The stored name of each command that is no step, by its endpoint: never changed, nor given to another command. */
export const commandNames = {
  orderPack: 'order-pack',
  orderCancel: 'order-cancel',
  orderHandover: 'order-handover',
  orderDispatch: 'order-dispatch',
  orderOutcome: 'order-outcome',
  orderTakenOut: 'order-taken-out',
  documentVoid: 'document-void',
} as const satisfies Readonly<Record<keyof typeof orderEndpoints | Exclude<keyof typeof documentEndpoints, 'invoiceSeries'>, string>>

/** The scope of commands on an order, in which they leave in order: the beginning of their stored subjects. */
export const orderScope = (id: string): string => `order:${id}`

export type CommandName = (typeof commandNames)[keyof typeof commandNames]
