import { useEffect, useRef } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { languages } from '@/languages/languages'
import { chooseLanguage } from '../language/follow-language'
import { shellTexts as texts } from '../texts'

/** The language of all that is said, each by its own name: the phone's own picker (LANG-03). */
export function LanguageChoice() {
  const { tag } = useLanguage()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // On a page rendered at build it may have been chosen before any script had come.
    const chosen = select.current?.value ?? tag
    if (chosen !== tag) chooseLanguage(chosen)
  }, [tag])
  return (
    <select
      ref={select}
      aria-label={texts.language}
      value={tag}
      onChange={(event) => chooseLanguage(event.target.value)}
      className="me-2 h-[44px] max-w-[7rem] rounded-md bg-cloth px-1 text-sm text-cloth-foreground"
    >
      {languages.map((known) => (
        <option key={known.tag} value={known.tag} lang={known.tag}>
          {known.name}
        </option>
      ))}
    </select>
  )
}
