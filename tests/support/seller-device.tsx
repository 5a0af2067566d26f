import { cleanup } from '@testing-library/react'
import { Dexie } from 'dexie'
import type { FunctionComponent } from 'react'
import { startOutbox } from '@/app/start/start-outbox'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { clock, deviceTime } from '@/clock/clock'
import { createConnectivity, type Connectivity } from '@/connectivity/connectivity'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import type { StepRequest } from '@/contract/endpoints'
import type { PresenterService } from '@/contract/presenter/service'
import type { OnboardingStep } from '@/contract/steps'
import type { NavigationState } from '@/domain/navigation-state'
import { completeSignIn } from '@/features/access/login/complete-sign-in'
import { stepCommandName } from '@/outbox/command'
import { OutboxContext, type OpenOutbox } from '@/outbox/outbox-context'
import { submissionsOf, type Submission } from '@/outbox/submission'
import type { BackendKind } from '@/session/backend-choice'
import { backendChoice, endedSessions, session } from '@/session/browser-session'
import { ClientProvider } from '@/session/client-context'
import { createCaller } from '@/transport/call'
import { checkDuplicate } from '@/transport/duplicate-check'
import { TransportContext, type Transport } from '@/transport/transport-context'
import type { Seller } from '@mocks/engine/records'
import { readyAccounts, readyPassword, type ReadyAccountId } from '@mocks/scenarios/ready-accounts'
import { startPageService, stateOfPage, stopPageServices } from '@mocks/testing/page-service'
import { typicalSteps } from '@/contract/typical-steps'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { installBrowserLocks } from './browser-locks'
import { renderReady } from './render-ready'
import { createScreenRouter } from './screen-router'

/** A request as it left the device. */
interface SentRequest {
  readonly path: string
  readonly body: unknown
  readonly token: string | null
  readonly key: string | null
}

/**
 * A seller's phone in a test: the product's own store, queue, session and transport over the in-browser service. Tests
 * control the network through `demo`, like the presenter's console.
 */
export interface SellerDevice {
  readonly outbox: OpenOutbox
  readonly transport: Transport
  readonly connectivity: Connectivity
  readonly demo: PresenterService
  /** Every request that left the device, oldest first. */
  readonly sent: readonly SentRequest[]
  /** Signs a ready seller in, as the sign-in screen does. */
  signIn(id: ReadyAccountId): Promise<void>
  /** Saves steps of the signed-in seller as their forms do, with values that the service accepts. */
  save(steps: readonly OnboardingStep[], nickname?: string): Promise<void>
  /** Lets requests leave, but holds back their answers until the returned function is called. */
  holdAnswers(): () => void
  /** Shows a screen at its address in place of the current one, as a reload does. */
  show(address: string, screen: FunctionComponent, state?: NavigationState): Promise<ReturnType<typeof createScreenRouter>['router']>
  /** The signed-in seller as the service has stored her. */
  storedSeller(): Promise<Seller>
  /** The signed-in seller's rows of the queue, in sending order. */
  rows(): Promise<readonly Submission[]>
}

export const readyAccount = (id: ReadyAccountId) => {
  const account = readyAccounts.find((candidate) => candidate.id === id)
  if (account === undefined) throw new Error(`No ready account ${id}`)
  return account
}

/** Switches the network with the presenter's switch. */
export const setNetwork = ({ demo }: SellerDevice, network: 'online' | 'offline') => demo.dispatch({ kind: 'set-network', network })

const bodyOf = (step: OnboardingStep, sellerId: string, nickname = 'Nair Weaves'): StepRequest =>
  typicalSteps({ sellerId, name: 'Meera Nair', mobile: session.read().mobile ?? '', nickname })[step]

/** Chooses this browser's backend as the app does at each start. */
const chooseBackend = (kind: BackendKind): BackendKind =>
  backendChoice.resolve({ asked: null, usual: kind, isAvailable: (word): word is BackendKind => word === kind })

const currentSellerId = (): string => {
  const { sellerId } = session.read()
  if (sellerId === null) throw new Error('Nobody is signed in')
  return sellerId
}

const databases: Dexie[] = []
Dexie.addons.push((database) => databases.push(database))

/** @param kind how the app classifies the service; a real backend's token is shared with the worker @param shown resolves when its screen is there */
export async function startDevice(kind: BackendKind = 'demo', shown = Promise.resolve()): Promise<SellerDevice> {
  startWithEmptyStorage()
  installBrowserLocks()
  const service = await startPageService()
  chooseBackend(kind)
  const { demo } = service
  const sent: SentRequest[] = []
  let held: Promise<void> = Promise.resolve()

  const backend = {
    ...service.backend,
    async fetch(request: Request): Promise<Response> {
      sent.push({
        path: new URL(request.url).pathname,
        body: await request.clone().json(),
        token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
        key: request.headers.get('Idempotency-Key'),
      })
      const answer = await service.backend.fetch(request)
      await held
      return answer
    },
  }
  const connectivity = createConnectivity(backend.network)
  clock.follow(backend.clock)
  const transport: Transport = {
    ...createCaller(() => Promise.resolve(backend), connectivity),
    checkDuplicate: (question, signal) => checkDuplicate(backend, question, signal),
  }
  const outbox = startOutbox(kind, new OutboxDatabase(databaseName(kind)), transport, connectivity, { shown, networkKnown: Promise.resolve(), loadBackend: () => Promise.resolve() })

  return {
    outbox,
    transport,
    connectivity,
    demo,
    sent,
    async signIn(id) {
      const { mobile } = readyAccount(id)
      const result = await transport.call('login', { mobile, password: readyPassword })
      if (result.kind !== 'ok' || result.data.kind !== 'signed-in') throw new Error(`${id} could not sign in`)
      const identifier = { kind: 'mobile', mobile } as const
      await completeSignIn(result.data, { identifier, returnTo: undefined }, { transport, session, endedSessions, loadOutbox: () => Promise.resolve(outbox) })
    },
    async save(steps, nickname) {
      const sellerId = currentSellerId()
      for (const step of steps) {
        const stored = await outbox.save({ sellerId, command: stepCommandName(step), body: bodyOf(step, sellerId, nickname) })
        if (stored.kind === 'not-stored') throw new Error(`Not stored: ${stored.reason}`)
      }
    },
    holdAnswers() {
      let release = (): void => undefined
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    async show(address, screen, state) {
      cleanup()
      const { router, Screen } = createScreenRouter(address, screen, state)
      // What a page has read of the store must not survive a reload, so a new object is passed.
      const loadOutbox = Promise.resolve({ ...outbox })
      await renderReady(
        <ConnectivityContext value={connectivity}>
          <TransportContext value={transport}>
            <OutboxContext value={() => loadOutbox}>
              <ClientProvider>
                <Screen />
              </ClientProvider>
            </OutboxContext>
          </TransportContext>
        </ConnectivityContext>,
      )
      return router
    },
    async storedSeller() {
      const { sellers } = await stateOfPage(service)
      const seller = sellers[currentSellerId()]
      if (seller === undefined) throw new Error('The service knows no such seller')
      return seller
    },
    async rows() {
      const { rows } = await outbox.ledger(currentSellerId())
      return submissionsOf(rows).toSorted((a, b) => a.order - b.order)
    },
  }
}

/** Ends the test's device, so that nothing of it runs during the next test. */
export function stopDevice(): void {
  cleanup()
  session.clear()
  stopPageServices()
  clock.follow(deviceTime)
  // The queue cannot be stopped, since it lives as long as the page; without its store it stays idle.
  for (const database of databases.splice(0)) database.close()
}
