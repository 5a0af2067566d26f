import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { english, language, type LanguageInUse } from '@/catalogues/language-in-use'
import { contract } from '@/languages/hi/contract'
import { languageOf } from '@/languages/languages'
import { words } from '@mocks/languages/hi/words'

const others: Readonly<Partial<Record<string, LanguageInUse>>> = {
  hi: { ...english, tag: 'hi', locale: 'hi-IN-u-nu-latn', words: { ...contract, ...words } },
}

/** The language of ours that an `Accept-Language` asks for most; English where it names none of them. */
export function askedLanguage(header: string | undefined): LanguageInUse {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', quality] = part.trim().split(/; *q=/)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  const most = asked
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => languageOf(tag))
    .find((tag) => tag !== undefined)
  return others[most ?? ''] ?? english
}

const spoken = new AsyncLocalStorage<LanguageInUse>()

/** Has each call answered in the language that it asks for: one after the other, and side by side. */
export function speakAsAsked(app: FastifyInstance): void {
  language.readBy(() => spoken.getStore() ?? english)
  // Once the body is read: what went before it is the connection's, and no call's.
  app.addHook('preHandler', ({ headers }, _, done) => spoken.run(askedLanguage(headers['accept-language']), done))
}
