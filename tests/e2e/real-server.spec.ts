import { join } from 'node:path'
import { endpoints, stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps } from '@/contract/steps'
import { readState } from '@mocks/engine/state'
import { openLevelStore } from '@mocks/server/level-store'
import { seedState } from '@mocks/scenarios/seed'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { realBackendOrigin, realBackendPlace } from '../support/real-backend'
import { buildServer } from '../support/server-process'
import { card, queueRows, readyAccount, saveOffline, signIn } from './support/onboarding'
import { readyForOffline } from './support/access'
import { answersIn, answersInWords, sellerIn } from './support/service-state'

test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress], serviceWorkers: 'allow' })

test('BACKEND-03 QUEUE-02 QUEUE-07 after the server was killed twice while steps were being sent, each step is stored once and in order', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(150_000)
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/)
  const build = await buildServer()
  const data = join(build.folder, 'data')
  const { hostname, port } = realBackendPlace()
  const start = async () => {
    const server = build.start(['--host', hostname, '--port', String(port), '--data', data, '--origin', new URL(productForRealBackendAddress).origin])
    await server.address
    return server
  }
  try {
    let server = await start()
    await signIn(page, 'step-3')
    await readyForOffline(page)
    await context.setOffline(true)
    await saveOffline(page, onboardingSteps)
    const saved = await queueRows(page, 'real')
    await page.goto('/outbox')

    const restart = async (): Promise<void> => {
      await server.end('SIGKILL')
      server = await start()
    }
    // The server stores step 4 and dies before its answer arrives; it dies again before step 6 arrives.
    const { path } = endpoints[stepEndpoints[4]]
    await page.route(realBackendAddress + path, async (route) => {
      await route.fetch({ url: realBackendOrigin() + path })
      await restart()
      await route.abort('connectionreset')
    }, { times: 1 })
    await page.route(realBackendAddress + endpoints[stepEndpoints[6]].path, async (route) => {
      await restart()
      await route.abort('connectionrefused')
    }, { times: 1 })

    await context.setOffline(false)
    for (const step of onboardingSteps) await expect(card(page, step)).toContainText('Sent', { timeout: 60_000 })

    await server.end('SIGTERM')
    const store = await openLevelStore(data, seedState)
    const state = await store.read(readState)
    await store.close()
    const answers = answersIn(state, sellerIn(state, readyAccount('step-3').email).id)
    expect(answersInWords(answers)).toEqual(onboardingSteps.map((step) => `${step}:200`))
    expect(answers.map(({ key }) => key)).toEqual(saved.map(({ key }) => key))
  } finally {
    await build.remove()
  }
})
