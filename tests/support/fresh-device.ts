import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'

// Test files share a process and the libraries in it, which saves half of their time. This runs before each: it has
// modules of its own, the true clock, and a device on which nothing is stored.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
globalThis.indexedDB = new IDBFactory()
// Where the test asks for a page.
for (const name of ['localStorage', 'sessionStorage'] as const) if (name in globalThis) globalThis[name].clear()
Dexie.addons.length = 0
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
