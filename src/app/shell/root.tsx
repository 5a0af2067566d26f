import { Outlet } from '@tanstack/react-router'
import { useDocumentTitle } from '../document-title'
import { publicTitles } from '../public-titles'
import { shellTexts as texts } from '../texts'
import { DrawerHost } from './drawer-host'
import { contentId } from './content'
import { LinkQuestionHost } from './link-question-host'
import { OfflineReadyHost } from './offline-ready-host'
import { PageBox } from './page-box'

/** What surrounds every screen. */
export function Root() {
  useDocumentTitle(publicTitles)
  return (
    <>
      <a
        href={`#${contentId}`}
        className="sr-only rounded-md bg-card px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
      >
        {texts.skipToContent}
      </a>
      <PageBox>
        <Outlet />
        <OfflineReadyHost />
      </PageBox>
      <DrawerHost />
      <LinkQuestionHost />
    </>
  )
}
