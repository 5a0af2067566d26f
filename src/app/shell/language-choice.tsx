import { useEffect, useRef } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { languages } from '@/languages/languages'
import { chooseLanguage } from '../language/follow-language'
import { shellTexts as texts } from '../texts'

/** Each language by its own name. */
export const LanguageOptions = () =>
  languages.map(({ tag, name }) => (
    <option key={tag} value={tag} lang={tag}>
      {name}
    </option>
  ))

/** The choice of the app's language, with the phone's own picker (LANG-03). */
export function LanguageChoice() {
  const { tag } = useLanguage()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // On a prerendered page somebody may have chosen before any script ran.
    const { current } = select
    if (current === null || current.value === tag) return
    const chosen = current.value
    // As after any choice: until the words are loaded, the list shows the language in use.
    current.value = tag
    chooseLanguage(chosen)
  }, [tag])
  return (
    <select
      ref={select}
      aria-label={texts.language}
      value={tag}
      onChange={(event) => chooseLanguage(event.target.value)}
      // As wide as the chosen word: to measure the others a phone would search its fonts for their letters, 15 ms of a cheap
      // phone's first paint.
      className="me-2 h-[44px] max-w-[7rem] field-sizing-content rounded-md bg-cloth px-1 text-[length:min(--theme(--text-sm),5vw)] text-cloth-foreground"
    >
      <LanguageOptions />
    </select>
  )
}
