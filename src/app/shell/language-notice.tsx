import { useSelector } from '@tanstack/react-store'
import { languages } from '@/languages/languages'
import { lateTexts } from '@/late/texts'
import { Button } from '@/ui/button'
import { chooseLanguage } from '../language/follow-language'
import { missingLanguage } from '../language/missing-language'
import { troubleTexts as texts } from './trouble-texts'

/** Says, in the language still in use, that the one that is wanted could not be fetched; until it is, or another one is chosen. */
export function LanguageNotice() {
  const missing = useSelector(missingLanguage)
  const language = languages.find(({ tag }) => tag === missing)
  return (
    <div role="status" className="print:hidden">
      {language && (
        <div className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1">
          <p>{texts.languageMissing(language.name)}</p>
          <Button variant="link" size="bare" onClick={() => chooseLanguage(language.tag)}>
            {lateTexts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
