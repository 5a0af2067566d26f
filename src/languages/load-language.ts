import { english, type LanguageInUse } from '@/catalogues/language-in-use'
import type { LanguageTag } from './languages'

/** Each in a file of its own, fetched when it is chosen. */
const others: Readonly<Record<Exclude<LanguageTag, 'en-IN'>, () => Promise<LanguageInUse>>> = {
  hi: async () => (await import('./hi/hi')).hindi,
}

export const loadLanguage = async (tag: LanguageTag): Promise<LanguageInUse> => (tag === 'en-IN' ? english : others[tag]())
