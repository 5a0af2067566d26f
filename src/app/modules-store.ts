import { databaseName, OutboxDatabase } from '@/outbox/database'
import { createModulesStore } from '@/resources/kept-modules'
import { chosenBackend } from './backend'

/** The database of the chosen backend. */
export const database = databaseName(chosenBackend.kind)

/** What is known of the modules of its sellers. */
export const modules = createModulesStore(new OutboxDatabase(database))
