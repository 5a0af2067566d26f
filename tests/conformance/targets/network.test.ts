import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSentCodes } from '@mocks/engine/codes'
import { noAddressLimits } from '@mocks/server/limits'
import { memoryStore, startTestServer, stopTestServers } from '@mocks/testing/running-server'
import { sentCodesIn, type BackendUnderTest } from '../backend-under-test'
import { describeRows } from './describe-rows'
import { createNetworkTarget } from './network'

const portalOrigin = 'https://portal.example.com'

describe('BACKEND-03 BACKEND-04 the Node server keeps the contract over the network', () => {
  let backend: BackendUnderTest
  let url: string
  beforeAll(async () => {
    // The server uses this process's clock.
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = memoryStore()
    const { address } = await startTestServer({ store, origins: [portalOrigin], limits: noAddressLimits })
    url = address
    backend = createNetworkTarget({
      url,
      portalOrigin,
      clock: {
        longest: Number.POSITIVE_INFINITY,
        async pass(milliseconds) {
          vi.setSystemTime(Date.now() + milliseconds)
        },
      },
      codesOf: async ({ sellerId }) => sentCodesIn((await store.read(readSentCodes)).filter((sent) => sent.sellerId === sellerId)),
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await stopTestServers()
  })
  describeRows(() => backend, {})

  it('BACKEND-03 BACKEND-04 refuses a socket connection to a page of another origin', async () => {
    const elsewhere = createNetworkTarget({ ...backend, url, portalOrigin: 'https://other.example.com' })
    expect(await elsewhere.converse()).toBeNull()
  })
})
