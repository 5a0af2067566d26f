import { readFileSync } from 'node:fs'
import { z } from '@/contract/schema'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/support/stored-service/${name}.json`, import.meta.url), 'utf8'))

/** When, and which session was open and which seller registered and not verified then. */
const story = { madeAt: z.pipe(z.string(), z.transform(Date.parse)), token: z.string(), sellerId: z.string() }

// What an earlier version has stored. Nobody edits these files: the like of them lies on phones and servers.

/** The page's own database: `state` is one record in the table `records`. */
export const oldDatabase = () =>
  z
    .object({
      ...story,
      version: z.number(),
      tables: z.object({
        records: z.array(z.object({ name: z.string(), value: z.unknown() })),
        log: z.array(z.record(z.string(), z.unknown())),
      }),
    })
    .parse(read('browser-database-2'))

/** The server's folder, by section and key. */
export const oldFolder = () =>
  z.object({ ...story, sections: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(read('server-folder-1'))

/** The service's part of a presenter's file. */
export const oldSnapshot = () =>
  z.object({ service: z.object({ at: z.number(), state: z.unknown(), conditions: z.unknown() }) }).parse(read('snapshot-1')).service
