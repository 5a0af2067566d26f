import { useSelector } from '@tanstack/react-store'
import { languages } from '@/languages/languages'
import { lazyTexts } from '@/lazy/texts'
import { Button } from '@/ui/button'
import { focusHeading } from '@/ui/focus-heading'
import { chooseLanguage } from '../language/follow-language'
import { missingLanguage } from '../language/missing-language'
import { troubleTexts as texts } from '../shell/trouble-texts'

/** When the notice goes, the focus of its button moves to the heading. */
const leaveFocus = (button: Element | null) => (): void => {
  if (document.activeElement === button) focusHeading(document.body)
}

/** Says, in the language still in use, that the wanted one could not be loaded; stays until it is, or another one is chosen. */
export function LanguageNotice() {
  const missing = useSelector(missingLanguage)
  const isTried = missing?.isTried === true
  const language = languages.find(({ tag }) => tag === missing?.tag)
  return (
    <div role="status" className="print:hidden">
      {language && (
        <div className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1">
          <p className={isTried ? 'invisible' : undefined}>{texts.languageMissing(language.name)}</p>
          <Button ref={leaveFocus} variant="link" size="bare" busy={isTried} onClick={() => chooseLanguage(language.tag)}>
            {lazyTexts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
