import { createPrintedLabels } from '@/resources/printed-labels'
import { deviceStore } from './device-store'

/** Which labels were printed here, of the chosen backend's sellers. */
export const printedLabels = createPrintedLabels(deviceStore)
