import { manifestsOf } from '@/domain/orders/courier-days'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { hasDocument, hasLabel } from '@/domain/orders/parcel-papers'
import type { Allowance, FormAction, PressAction } from '@/lists/record-list'
import { withoutPapers } from '../order-prints'
import { ordersTexts } from '../texts'
import type { OrderPaper } from '../use-print-orders'
import { ManifestForm } from './manifest-form'
import type { ShelfDay } from './shelf-day'
import { shipmentFilesTexts as texts } from './texts'

/** A paper that can be printed for a courier's day, as data; the screen prints it. */
export interface DayPrint extends Omit<PressAction<ShelfDay>, 'kind' | 'run'> {
  readonly kind: 'print'
  readonly paper: OrderPaper | 'manifests'
  /** The parcels whose papers these are. */
  readonly of: (day: ShelfDay) => readonly OverlaidOrder[]
}

export type DayAction = FormAction<ShelfDay> | DayPrint

const allowedWith = (some: boolean, why: string, shown = false): Allowance => (some ? { allowed: true } : { allowed: false, why, shown })

const labelled = ({ shelf }: ShelfDay): readonly OverlaidOrder[] => shelf.filter(hasLabel)
/** Without any label to print: hidden once the shelf is empty, else shown with the reason that the courier's numbers are awaited. */
const allowsLabels = (day: ShelfDay): Allowance => allowedWith(labelled(day).length > 0, ordersTexts.numberToCome, day.shelf.length > 0)

const printLabels: DayPrint = { kind: 'print', id: 'print-labels', paper: 'labels', label: () => texts.printLabels, look: 'outline', of: labelled, allows: allowsLabels }

const printFours: DayPrint = { ...printLabels, id: 'print-labels-in-fours', paper: 'labels-in-fours', label: () => texts.printFours }

/** The parcels that have papers to go with their goods. */
const known = ({ parcels }: ShelfDay): readonly OverlaidOrder[] => parcels.filter((parcel) => withoutPapers(parcel) === null)

/** Any plural number: the label of a day's papers does not depend on how many they are. */
const several = 2

const printInvoices: DayPrint = {
  kind: 'print',
  id: 'print-invoices',
  paper: 'documents',
  label: () => texts.printInvoices,
  look: 'outline',
  of: known,
  allows: (day) => allowedWith(known(day).some(hasDocument), orderTexts.whyNot.done),
}

/** Offered instead of the invoices while no parcel has its invoice number: everything printed is a packing slip. */
const printSlips: DayPrint = {
  ...printInvoices,
  id: 'print-slips',
  label: () => ordersTexts.print.slip(several),
  allows: (day) => allowedWith(known(day).length > 0 && !known(day).some(hasDocument), orderTexts.whyNot.done),
}

const printManifest: DayPrint = {
  kind: 'print',
  id: 'print-manifest',
  paper: 'manifests',
  label: () => texts.printManifest,
  look: 'outline',
  of: ({ parcels }) => parcels,
  allows: ({ parcels }) => allowedWith(manifestsOf(parcels).size > 0, orderTexts.whyNot['not-yet']),
}

const makeManifest: DayAction = {
  kind: 'form',
  id: 'manifest',
  label: () => texts.makeManifest,
  look: 'primary',
  allows: ({ shelf, shipBy }) => allowedWith(shipBy === 'lazy' && shelf.length > 0, orderTexts.whyNot.done),
  Form: ManifestForm,
  goesOn: false,
}

/** All actions on a courier's day; the main one is last. */
export const dayActions: readonly DayAction[] = [printLabels, printFours, printInvoices, printSlips, printManifest, makeManifest]
