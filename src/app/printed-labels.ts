import { OutboxDatabase } from '@/outbox/database'
import { createPrintedLabels } from '@/resources/printed-labels'
import { database } from './modules-store'

/** Which labels were printed here, of the chosen backend's sellers. */
export const printedLabels = createPrintedLabels(new OutboxDatabase(database))
