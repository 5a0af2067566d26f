import { z } from '@/contract/schema'

/** Who publishes the documents, from package.json: the company that runs the portal puts its name there. */
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
