import { readFileSync } from 'node:fs'
import { z } from '@/contract/schema'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/support/stored-service/${name}.json`, import.meta.url), 'utf8'))

/** When the file was made, the token of the session that was open, and the seller who was registered and not verified. */
const story = { madeAt: z.pipe(z.string(), z.transform(Date.parse)), token: z.string(), sellerId: z.string() }

// What an earlier version has stored. These files must not be edited: such data is on phones and servers.

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
