import { SampleDatabase } from '@/samples/sample-database'
import { createSampleStore } from '@/samples/sample-store'
import { chosenBackend } from './backend'

/** What sellers made on the screens with sample data; each backend has its own sellers. */
export const sampleStore = createSampleStore(new SampleDatabase(`seller-portal-${chosenBackend.kind}-samples`))
