import { afterAll, beforeAll, describe, vi } from 'vitest'
import { startInBrowserService, type InBrowserService } from '@mocks/adapters/in-page'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { describeRows, withoutCrossOrigin } from './describe-rows'
import { createInPageTarget } from './in-page'

describe('BACKEND-02 BACKEND-04 the service in the page keeps the contract', () => {
  let service: InBrowserService
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    startWithEmptyStorage()
    service = await startInBrowserService()
  })
  afterAll(() => {
    service.stop()
    vi.useRealTimers()
  })
  const pass = (milliseconds: number): void => {
    vi.setSystemTime(Date.now() + milliseconds)
  }
  describeRows(() => createInPageTarget(service, pass), withoutCrossOrigin)
})
