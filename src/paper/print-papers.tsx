import type { Order } from '@/contract/reads/orders/orders'
import type { SellerProfile } from '@/domain/law/document'
import { Invoice } from './invoice'
import { Label } from './label'
import { Manifest, type HandedOver } from './manifest'
import { print } from './print'

export { removePaper } from './browser-print'

/** `roll`: one label per page, for A6 sheets and rolls of 4 by 6 inches; `sheet`: four labels on an A4 sheet. */
export type LabelPaper = 'roll' | 'sheet'

const labelsOnASheet = 4

const inFours = <Item,>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / labelsOnASheet) }, (_, sheet) => items.slice(sheet * labelsOnASheet, (sheet + 1) * labelsOnASheet))

/** This and the functions below resolve with whether the browser has begun to print. */
export function printLabels(orders: readonly Order[], profile: SellerProfile, paper: LabelPaper): Promise<boolean> {
  const labelOf = (order: Order) => <Label key={order.id} order={order} profile={profile} />
  if (paper === 'roll') return print(orders.map(labelOf))
  return print(
    inFours(orders).map((sheet) => (
      <div key={sheet[0]?.id} className="paper-four">
        {sheet.map(labelOf)}
      </div>
    )),
  )
}

export const printInvoices = (orders: readonly Order[], profile: SellerProfile, now: number): Promise<boolean> =>
  print(orders.map((order) => <Invoice key={order.id} order={order} profile={profile} now={now} />))

export const printManifests = (manifests: readonly HandedOver[], profile: SellerProfile): Promise<boolean> =>
  print(manifests.map((manifest) => <Manifest key={manifest.id} {...manifest} profile={profile} />))
