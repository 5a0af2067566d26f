import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import type { BackendKind } from '@/session/backend-choice'
import { readSentCodes } from '@mocks/engine/codes'
import { createMemoryStore } from '@mocks/engine/memory-store'
import { readState, type State } from '@mocks/engine/state'
import { seedState } from '@mocks/scenarios/seed'
import { startServer } from '@mocks/server/start-server'
import { productForRealBackendAddress } from '../../support/addresses.mjs'
import { test as base } from '../../support/fixtures'
import { realBackendPlace } from '../../support/real-backend'
import { codeInputs } from './access'
import { pullNetworkOut, putNetworkBack, serviceState } from './onboarding'

/** The service behind the product, in either mode: its stored state, and control of the connection. */
export interface Service {
  readonly kind: BackendKind
  state(page: Page): Promise<State>
  /** Types the codes that were sent to a new seller into the verification screen. */
  fillCodes(page: Page): Promise<void>
  /** Cuts the connection to the service and to the product's own files. */
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

/** A connection to the server that can be cut, because the browser's own offline switch does not reach a worker that starts later. */
async function layWire(serverPort: number) {
  const { hostname, port } = realBackendPlace()
  const sockets = new Set<Socket>()
  let isCut = false
  const wire = createServer((incoming) => {
    if (isCut) {
      incoming.destroy()
      return
    }
    const outgoing = connect(serverPort, hostname)
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  wire.listen(port, hostname)
  await once(wire, 'listening')
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy())
  return {
    cut() {
      isCut = true
      hangUp()
    },
    mend() {
      isCut = false
    },
    async remove() {
      hangUp()
      wire.close()
      await once(wire, 'close')
    },
  }
}

async function withServer(use: (service: Service) => Promise<void>): Promise<void> {
  const store = { ...createMemoryStore(seedState), close: async () => undefined }
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store,
    origins: [new URL(productForRealBackendAddress).origin],
    log: { level: 'warn', stream: process.stderr },
  })
  const wire = await layWire(server.port)
  try {
    await use({
      kind: 'real',
      state: () => store.read(readState),
      async fillCodes(page) {
        const codes = (await store.read(readSentCodes)).filter(({ state }) => state === 'valid')
        for (const { channel, code } of codes) await codeInputs(page)[channel].fill(code)
      },
      async pullNetworkOut(page) {
        wire.cut()
        await page.context().setOffline(true)
      },
      async putNetworkBack(page) {
        wire.mend()
        await page.context().setOffline(false)
      },
    })
  } finally {
    await wire.remove()
    await server.stop()
  }
}

/** A test of the product in its project's mode. */
export const test = base.extend<{ service: Service }>({
  service: async ({ backend }, use) => {
    if (backend === 'demo') await use(inBrowser)
    else await withServer(use)
  },
})
