import { describeStore } from '@mocks/testing/describe-store'
import { seedState } from '@mocks/scenarios/seed'
import { createMemoryStore } from './memory-store'

describeStore('QUEUE-02', async () => ({ store: createMemoryStore(seedState), reopen: null }))
