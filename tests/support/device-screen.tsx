import { IDBIndex, IDBObjectStore } from 'fake-indexeddb'
import { cleanup } from '@testing-library/react'
import { Dexie } from 'dexie'
import type { FunctionComponent } from 'react'
import { onTestFinished, vi } from 'vitest'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import { OutboxContext } from '@/outbox/outbox-context'
import type { LookUpOrder } from '@/resources/look-up-orders'
import { createPrintedLabels } from '@/resources/printed-labels'
import { ModulesContext, type OfferedModules } from '@/resources/modules'
import { SampleDatabase } from '@/samples/sample-database'
import { createSampleStore } from '@/samples/sample-store'
import { SampleStoreContext } from '@/samples/use-samples'
import { session } from '@/session/browser-session'
import { createFakeConnectivity } from './fake-services'
import { openOutbox } from './outbox-store'
import { renderReady } from './render-ready'
import { createScreenRouter } from './screen-router'
import { sellerProfile } from './typical-order'
import { workFor } from './work-for'

let devices = 0

/** A device with its own connection and stores, which outlive the screens that are opened on it. */
export function createDevice() {
  devices += 1
  const sampleDatabase = new SampleDatabase(`samples-${devices}`)
  const samples = createSampleStore(sampleDatabase)
  const steps = openOutbox()
  const loaded = Promise.resolve(steps.outbox)
  const lookUp: LookUpOrder = async () => ({ kind: 'unknown' })
  return { samples, sampleDatabase, steps, loadOutbox: () => loaded, connectivity: createFakeConnectivity(), labels: createPrintedLabels(steps.database), lookUp }
}
export type Device = ReturnType<typeof createDevice>

/** A marketplace that offers orders and invoices, and knows the seller. */
const allOffered: OfferedModules = { modules: ['orders', 'invoices'], closed: [], notApproved: false, profile: sellerProfile() }

interface Opening {
  /** Opens on this device, in place of the screen that is open there. */
  readonly device?: Device
  /** The signed-in seller; null for nobody. */
  readonly sellerId?: string | null
  /** The query string of the address. */
  readonly search?: string
  readonly offered?: OfferedModules
}

/** Opens a screen at its address as a signed-in seller sees it after a reload. */
export async function openScreen(
  path: string,
  component: FunctionComponent,
  { device = createDevice(), sellerId = 'S1', search = '', offered = allOffered }: Opening = {},
) {
  cleanup()
  session.signIn({ token: 'token', sellerId: sellerId ?? 'S1', mobile: null })
  if (sellerId === null) session.forgetSellerId()
  const { router, Screen } = createScreenRouter(path, component)
  router.history.replace(path + search)
  await router.load()
  const modules = { kind: 'ready', value: offered, current: true } as const
  await renderReady(
    <ConnectivityContext value={device.connectivity}>
      <SampleStoreContext value={device.samples}>
        <OutboxContext value={device.loadOutbox}>
          <ModulesContext value={() => ({ view: () => modules, subscribe: () => () => undefined })}>
            <Screen />
          </ModulesContext>
        </OutboxContext>
      </SampleStoreContext>
    </ConnectivityContext>,
  )
  return { device, router }
}

/** From now on every write to the device fails, until the returned function is called. */
export function breakStore(kind: 'full' | 'closed'): () => void {
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Not stored', kind === 'full' ? 'QuotaExceededError' : 'UnknownError')
  })
  return () => failing.mockRestore()
}

/** From now on the device has room for this many submissions, until the returned function is called. */
export function leaveRoomFor(submissions: number): () => void {
  const add = IDBObjectStore.prototype.add
  let room = submissions
  const failing = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function addWhileThereIsRoom(this: IDBObjectStore, ...added) {
    room -= 1
    if (room < 0) throw new DOMException('Not stored', 'QuotaExceededError')
    return add.apply(this, added)
  })
  return () => failing.mockRestore()
}

/** From now on the device's stores can neither be read nor written, until the returned function is called. */
export function putStoreOutOfReach(): () => void {
  const letWrite = breakStore('closed')
  const failing = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Not read', 'UnknownError')
  })
  return () => {
    failing.mockRestore()
    letWrite()
  }
}

/** What the app says in a browser that stores nothing. */
export const nothingStored = 'This browser does not let the app save anything, as in a private window. Allow it to save data, or open the app in a normal window.'

/** Until the test is over the browser has no IndexedDB; open databases are closed. */
export function refuseStorage({ steps, sampleDatabase }: Device): void {
  for (const database of [steps.database, sampleDatabase]) database.close({ disableAutoOpen: false })
  const { indexedDB } = Dexie.dependencies
  Reflect.set(Dexie.dependencies, 'indexedDB', undefined)
  onTestFinished(() => void Reflect.set(Dexie.dependencies, 'indexedDB', indexedDB))
}

/** Slows down every read, so that live queries pause after each one and changes are seen late. */
export function slowDownReads(): void {
  const read = IDBIndex.prototype.getAll
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function getAllSlowly(this: IDBIndex, ...asked) {
    workFor(60)
    return read.apply(this, asked)
  })
}

/** From now on draft writes are held back. The returned function releases them, and resolves when what waited can go on. */
export function holdDrafts({ steps: { database }, sampleDatabase }: Device): () => Promise<void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const busy = [
    database.transaction('rw', database.drafts, () => Dexie.waitFor(held)),
    sampleDatabase.transaction('rw', sampleDatabase.changes, () => Dexie.waitFor(held)),
  ]
  return async () => {
    letGo()
    await Promise.all(busy)
  }
}
