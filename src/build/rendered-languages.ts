import { z } from '../contract/schema.ts'

const words = z.object({
  manifest: z.object({ name: z.string(), short_name: z.string(), description: z.string() }),
  /** The names of the manifest's shortcuts, by their addresses. */
  shortcuts: z.record(z.string(), z.string()),
  html: z.object({ description: z.string(), noscript: z.string() }),
})

const language = z.object({
  tag: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The texts outside of the app; null for the language in which the page and the manifest are written. */
  words: z.nullable(words),
})

/** A language of the rendered pages, as the renderer reports it. */
export type RenderedLanguage = z.infer<typeof language>
export type PageWords = z.infer<typeof words>

export const readLanguages = (told: string): readonly RenderedLanguage[] => z.array(language).parse(JSON.parse(told))
