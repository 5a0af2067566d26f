import { Outlet } from '@tanstack/react-router'
import { useDocumentTitle } from '../titles/document-title'
import { publicTitles } from '../titles/public-titles'
import { DrawerHost } from './drawer-host'
import { LinkQuestionHost } from './link-question-host'
import { OfflineReadyHost } from '../notices/offline-ready-host'
import { PageBox } from './page-box'
import { SkipLink } from './skip-link'

/** What surrounds every screen. */
export function Root() {
  useDocumentTitle(publicTitles)
  return (
    <>
      <SkipLink />
      <PageBox>
        <Outlet />
        <OfflineReadyHost />
      </PageBox>
      <DrawerHost />
      <LinkQuestionHost />
    </>
  )
}
