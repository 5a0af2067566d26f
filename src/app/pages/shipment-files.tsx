import { ShipmentFilesScreen } from '@/features/orders/shipment-files/shipment-files-screen'
import { printedLabels } from '../printed-labels'
import { sourceOf } from '../resource-sources'

/** The screen of shipments' files, with its source of orders. */
export const ShipmentFiles = ({ title }: { readonly title: string }) => <ShipmentFilesScreen title={title} orders={sourceOf('orders')} labels={printedLabels} />
