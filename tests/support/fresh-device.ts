import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'

// Test files share a process and its loaded packages, which halves their time. This runs before each file, and resets the
// modules, the clock and the device's stores.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
globalThis.indexedDB = new IDBFactory()
// Only tests with a DOM have these.
for (const name of ['localStorage', 'sessionStorage'] as const) if (name in globalThis) globalThis[name].clear()
Dexie.addons.length = 0
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
