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
  /** What is said outside of the app; null of the language that stands in the page and the manifest themselves. */
  words: z.nullable(words),
})

/** A language that pages are rendered in, as the program that renders them tells it. */
export type RenderedLanguage = z.infer<typeof language>
export type PageWords = z.infer<typeof words>

export const readLanguages = (told: string): readonly RenderedLanguage[] => z.array(language).parse(JSON.parse(told))
