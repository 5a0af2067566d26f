import type { Table } from 'dexie'

/**
 * Rows by their keys, in that order; undefined for one that is gone, or of which the browser has lost the value (Chromium:
 * 'Failed to read large IndexedDB value'), which makes every read of several rows fail.
 */
export const rowsAt = <Row, Key>(table: Table<Row, Key>, keys: Key[]): PromiseLike<(Row | undefined)[]> =>
  table.bulkGet(keys).catch(() => Promise.all(keys.map((key) => table.get(key).catch(() => undefined))))
