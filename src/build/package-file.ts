import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '../contract/schema.ts'

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.catch(z.string(), ''),
  dependencies: z.optional(z.record(z.string(), z.string())),
})

/** Reads a package.json. @param folder where it is */
export const readPackage = (folder: string): z.infer<typeof packageSchema> =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
