import { storeDraftsBeforeClosing } from '@/drafts/draft-keeper'
import { SampleDatabase } from '@/samples/sample-database'
import { createSampleStore } from '@/samples/sample-store'
import type { BackendKind } from '@/session/backend-choice'
import { chosenBackend } from './backend'
import { deviceStore } from './device-store'
import { makeRoom } from './make-room'

/** Each backend has its own sellers. */
export const sampleDatabaseName = (backend: BackendKind): string => `seller-portal-${backend}-samples`

/** What sellers made on the screens with sample data. */
const database = new SampleDatabase(sampleDatabaseName(chosenBackend.kind))
storeDraftsBeforeClosing(database)
export const sampleStore = createSampleStore(database, () => makeRoom(deviceStore))
