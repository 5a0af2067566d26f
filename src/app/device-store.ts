import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createModulesStore } from '@/resources/kept-modules'
import { chosenBackend } from './backend'

/** The database of the chosen backend. */
export const database = databaseName(chosenBackend.kind)

/** The page's only connection to it: on a slow phone each opening takes long. */
export const deviceStore = new OutboxDatabase(database)

/** What is known of the modules of its sellers. */
export const modules = createModulesStore(deviceStore)
