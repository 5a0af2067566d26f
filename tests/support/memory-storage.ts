import type { KeyValueStorage } from '@/session/storage-keys'

export interface MemoryStorage extends KeyValueStorage {
  readonly values: Map<string, string>
  /** Which operations throw, as in a browser where storage is blocked or full. */
  readonly throwsOn: { read: boolean; write: boolean }
}

/** A local storage for one test. */
export function memoryStorage(values: Readonly<Record<string, string>> = {}): MemoryStorage {
  const stored = new Map(Object.entries(values))
  const throwsOn = { read: false, write: false }
  const guard = (refuse: boolean): void => {
    if (refuse) throw new DOMException('No storage', 'SecurityError')
  }
  return {
    values: stored,
    throwsOn,
    getItem(key) {
      guard(throwsOn.read)
      return stored.get(key) ?? null
    },
    setItem(key, value: unknown) {
      guard(throwsOn.write)
      // As in a browser, values that are not strings become strings.
      stored.set(key, String(value))
    },
    removeItem(key) {
      guard(throwsOn.write)
      stored.delete(key)
    },
  }
}
