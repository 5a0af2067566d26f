import { useLanguage } from '@/catalogues/use-language'
import { languages } from '@/languages/languages'
import { chooseLanguage } from '../language/follow-language'
import { shellTexts as texts } from '../texts'

/** The language of all that is said, each by its own name: the phone's own picker (LANG-03). */
export const LanguageChoice = () => (
  <select
    aria-label={texts.language}
    value={useLanguage().tag}
    onChange={(event) => chooseLanguage(event.target.value)}
    className="h-[44px] max-w-[7rem] rounded-md bg-cloth px-1 text-sm text-cloth-foreground"
  >
    {languages.map(({ tag, name }) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
)
