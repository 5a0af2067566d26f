import { browserStorage } from './browser-session'

/** Storage key of the language that was chosen on this device; other tabs hear of it by its event. */
export const languageKey = 'language'

/** The tag of the language that somebody chose here; null where nobody did, or nothing can be read. */
export function chosenLanguage(): string | null {
  try {
    return browserStorage.getItem(languageKey)
  } catch {
    return null
  }
}

export function chooseLanguage(tag: string): void {
  try {
    browserStorage.setItem(languageKey, tag)
  } catch {
    // Then it lasts as long as the page.
  }
}
