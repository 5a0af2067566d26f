import { z } from '@/contract/schema'

/** Who gives the documents out: what they take from package.json, where whoever runs the portal names itself. */
export interface Publisher {
  readonly version: string
  readonly contact: { readonly name: string; readonly email: string; readonly url: string }
}

const packageSchema = z.object({
  version: z.string(),
  author: z.object({ name: z.string(), email: z.string(), url: z.string() }),
})

export function publisherOf(packageFile: string): Publisher {
  const { version, author } = packageSchema.parse(JSON.parse(packageFile))
  return { version, contact: author }
}
