import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { BackendKind } from '@/session/backend-choice'
import { createMemoryStore } from '@mocks/engine/memory-store'
import type { State } from '@mocks/engine/state'
import { seedState } from '@mocks/scenarios/seed'
import { startServer } from '@mocks/server/start-server'
import { realBackendAddress } from '../../support/addresses.mjs'
import { test as base } from '../../support/fixtures'
import { codeInputs } from './access'
import { pullNetworkOut, putNetworkBack, serviceState } from './onboarding'

/** The service behind the product, in either mode: what it has stored, and the ways to it. */
export interface Service {
  readonly kind: BackendKind
  state(page: Page): Promise<State>
  /** Types the codes that were sent to a new seller into the verification screen. */
  fillCodes(page: Page): Promise<void>
  /** No way to the service any more, nor to the product's own files. */
  pullNetworkOut(page: Page): Promise<void>
  putNetworkBack(page: Page): Promise<void>
}

const inBrowser: Service = {
  kind: 'demo',
  state: serviceState,
  async fillCodes(page) {
    await page.getByRole('button', { name: /^Demo/ }).click()
    await page.getByRole('button', { name: 'Fill all codes' }).click()
    await page.getByRole('button', { name: 'Close the drawer' }).click()
  },
  pullNetworkOut,
  putNetworkBack,
}

/** The address is one, and another test may hold it for a while. */
async function startOnceFree(start: () => ReturnType<typeof startServer>): ReturnType<typeof startServer> {
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('already in use')) throw error
      await setTimeout(100)
    }
  }
}

async function withServer(use: (service: Service) => Promise<void>): Promise<void> {
  const { hostname, port } = new URL(realBackendAddress)
  const store = { ...createMemoryStore(seedState), close: async () => undefined }
  const server = await startOnceFree(() =>
    startServer({ host: hostname, port: Number(port), store, print: () => undefined }),
  )
  try {
    await use({
      kind: 'real',
      state: () => store.read(),
      async fillCodes(page) {
        const codes = (await store.read()).sentCodes.filter(({ state }) => state === 'valid')
        for (const { channel, code } of codes) await codeInputs(page)[channel].fill(code)
      },
      pullNetworkOut: (page) => page.context().setOffline(true),
      putNetworkBack: (page) => page.context().setOffline(false),
    })
  } finally {
    await server.stop()
  }
}

/** A test of the product in the mode that its project says. */
export const test = base.extend<{ service: Service }>({
  service: async ({ backend }, use) => {
    if (backend === 'demo') await use(inBrowser)
    else await withServer(use)
  },
})
