import type { documentEndpoints, orderEndpoints } from './order-commands'

/** The stored name of each command other than the steps, by endpoint. Devices keep it: never change it or give it to another command. */
export const commandNames = {
  orderPack: 'order-pack',
  orderCancel: 'order-cancel',
  orderHandover: 'order-handover',
  orderDispatch: 'order-dispatch',
  orderOutcome: 'order-outcome',
  orderTakenOut: 'order-taken-out',
  documentVoid: 'document-void',
} as const satisfies Readonly<Record<keyof typeof orderEndpoints | Exclude<keyof typeof documentEndpoints, 'invoiceSeries'>, string>>

/** The scope of an order's commands: those of one scope are sent in order. Their stored subjects begin with it. */
export const orderScope = (id: string): string => `order:${id}`

export type CommandName = (typeof commandNames)[keyof typeof commandNames]
