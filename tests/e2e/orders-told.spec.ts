import { endpoints, responseSchemaOf, type EndpointName } from '@/contract/endpoints'
import { sellerEvents } from '@/contract/socket'
import { createMemoryStore } from '@mocks/engine/memory-store'
import { readyPassword } from '@mocks/scenarios/ready-accounts'
import { seedState } from '@mocks/scenarios/seed'
import { startServer } from '@mocks/server/start-server'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { realBackendOrigin, realBackendPlace } from '../support/real-backend'
import { readyAccount, signIn } from './support/onboarding'

test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

const { email } = readyAccount('open-shop')

/** A call by the seller's other phone. */
async function call(name: EndpointName, body: object | null, token?: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  const address = realBackendOrigin() + endpoints[name].path
  const answer = await fetch(address, body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
  return answer.json()
}

test('EXT-08 SNAP-03 an order packed on another phone moves in the open list at once, because the socket reports the change', async ({ page }) => {
  const { hostname, port } = realBackendPlace()
  const store = { ...createMemoryStore(seedState), close: async () => undefined }
  const server = await startServer({ host: hostname, port, store, origins: [new URL(productForRealBackendAddress).origin], log: { level: 'warn', stream: process.stderr } })
  // The server runs in this process: loads the module that it watches with before anybody subscribes.
  await import('@mocks/engine/orders/watch-seller')
  try {
    await signIn(page, 'open-shop')
    const address = '/orders/lazy-ship'
    const watching = new Promise<void>((resolve) => {
      page.on('websocket', (socket) => {
        // The page that the sign-in opens has a socket too, which closes with it.
        if (new URL(page.url()).pathname !== address) return
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes(sellerEvents.watchSeller)) resolve()
        })
      })
    })
    await page.goto(address)
    const category = (name: string) => page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: new RegExp(`^${name}`) })
    const countOf = async (name: string) => Number(/\d+/.exec(await category(name).innerText())?.[0])
    const toPack = category('To pack')
    await expect(toPack).toBeVisible()
    await watching
    const { token } = responseSchemaOf('login').parse(await call('login', { email, password: readyPassword }))
    const number = await page.getByRole('link', { name: /^OD-/ }).first().getAttribute('id')
    const id = number?.replace(/^record /, '') ?? ''
    // At some times of day the household has already packed some of the orders.
    const before = { toPack: await countOf('To pack'), packed: await countOf('Packed') }
    await call('orderPack', { id, rev: 1, grams: 400, sides: [300, 200, 50], invoiceNumber: null, at: new Date().toISOString() }, token ?? '')
    await expect(page.getByRole('link', { name: new RegExp(`^${id}`) })).toHaveCount(0)
    await expect(toPack).toHaveAccessibleName(`To pack ${before.toPack - 1}`)
    await expect(category('Packed')).toHaveAccessibleName(`Packed ${before.packed + 1}`)
  } finally {
    // A page that stays open would try to reconnect in vain.
    await page.close()
    await server.stop()
  }
})
