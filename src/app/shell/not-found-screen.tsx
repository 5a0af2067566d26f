import { Link } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { useSession } from '@/session/use-session'
import { buttonVariants } from '@/ui/button'
import { deadEndTexts as texts } from './dead-end-texts'
import { shellTexts } from '../texts'
import { Content } from './content'
import { HeaderBar } from './header-bar'

// Lazy, since nobody loads the portal's code without being signed in (ROUTE-03).
const PortalFrame = lazy(async () => ({ default: (await import('./portal-layout')).PortalFrame }))

/** Shown at an address without a screen, with a link back (ROUTE-06); while signed in with header and menu. */
export function NotFoundScreen() {
  useLanguage()
  const { kind } = useSession()
  const title = shellTexts.titled(texts.notFoundTitle)
  useEffect(() => {
    document.title = title
  }, [title])
  const screen = (
    <div className="flex w-full max-w-page flex-col items-start gap-4">
      <h1 tabIndex={-1}>{texts.notFoundTitle}</h1>
      <p>{texts.notFoundText}</p>
      <Link to="/" className={buttonVariants()}>
        {texts.notFoundBack}
      </Link>
    </div>
  )
  if (kind === 'signed-in') return <PortalFrame>{screen}</PortalFrame>
  return (
    <>
      <HeaderBar />
      <Content className="gutter pt-6 pb-12">{screen}</Content>
    </>
  )
}
