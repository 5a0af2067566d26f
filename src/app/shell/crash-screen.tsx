import { useLanguage } from '@/catalogues/use-language'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { lazyTexts } from '@/lazy/texts'
import { Button } from '@/ui/button'
import { isMissingFile } from '../updates/missing-chunk'
import { deadEndTexts as texts } from './dead-end-texts'
import { MissingScreen } from './missing-screen'
import { UpdateNoticeHost } from '../notices/update-notice-host'

/** A screen that failed; everything around it lives on (ROUTE-06). */
export function CrashScreen({ error }: { readonly error: unknown }) {
  useLanguage()
  if (isMissingFile(error)) return <MissingScreen />
  return (
    <>
      {/* Shown only if the header, which has this notice, has failed as well. */}
      <div className="in-[main]:hidden">
        <UpdateNoticeHost />
      </div>
      <div role="alert" className="gutter flex w-full max-w-page flex-col items-start gap-4 py-8 in-[main]:p-0">
        <h1 tabIndex={-1}>{texts.crashTitle}</h1>
        <p>{texts.crashText}</p>
        {/* Code that failed to load stays failed for as long as the page lives, so the page is reloaded, even
            if something could not be stored: the form is gone already. */}
        <Button onClick={() => void storeDraftsNow().finally(() => window.location.reload())}>{lazyTexts.tryAgain}</Button>
      </div>
    </>
  )
}
