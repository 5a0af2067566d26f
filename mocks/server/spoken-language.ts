import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { english, language, type LanguageInUse } from '@/catalogues/language-in-use'
import { languageOf } from '@/languages/language-of'
import { languages, type LanguageTag } from '@/languages/languages'
import { loadServiceLanguage } from '@/languages/load-service-language'

/** The supported language that an `Accept-Language` header prefers; the sources' own (English) if it names none. */
export function askedLanguage(header: string | undefined): LanguageTag {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', quality] = part.trim().split(/; *q=/)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  const most = asked
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => languageOf(tag))
    .find((tag) => tag !== undefined)
  return most ?? languages[0].tag
}

const spoken = new AsyncLocalStorage<LanguageInUse>()

/** Has each call answered in the language that it asks for, also when calls in different languages run at the same time. */
export async function speakAsAsked(app: FastifyInstance): Promise<void> {
  const loaded = new Map(await Promise.all(languages.map(async ({ tag }) => [tag, await loadServiceLanguage(tag)] as const)))
  language.readBy(() => spoken.getStore())
  // Only after the body is read: its events run in the async context of the connection, where a call's language would be lost.
  app.addHook('preHandler', ({ headers }, _, done) => spoken.run(loaded.get(askedLanguage(headers['accept-language'])) ?? english, done))
}
