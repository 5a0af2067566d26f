import { createPrintedLabels } from '@/resources/printed-labels'
import { keptStore } from './kept-store'

/** Which labels were printed here, of the chosen backend's sellers. */
export const printedLabels = createPrintedLabels(keptStore)
