import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createModulesStore } from '@/resources/kept-modules'
import { chosenBackend } from './backend'

/** The database of the chosen backend. */
export const database = databaseName(chosenBackend.kind)

/** All that a page keeps in it goes this one way: each opening takes its time on a slow phone. */
export const deviceStore = new OutboxDatabase(database)

/** What is known of the modules of its sellers. */
export const modules = createModulesStore(deviceStore)
