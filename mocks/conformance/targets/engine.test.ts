import { describe } from 'vitest'
import { createHarness } from '@mocks/testing/harness'
import { describeRows, withoutCrossOrigin } from './describe-rows'
import { createEngineTarget } from './engine'

describe('BACKEND-04 the engine keeps the contract', () => {
  const { service, pass } = createHarness()
  const backend = createEngineTarget(service, pass)
  describeRows(() => backend, withoutCrossOrigin)
})
