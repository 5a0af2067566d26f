import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonVariants } from '@/ui/button'
import { troubleTexts as texts } from './trouble-texts'
import { shellTexts } from '../texts'
import { Content } from './content'
import { HeaderBar } from './header-bar'

/** An address that leads nowhere, with a way back (ROUTE-06). */
export function NotFoundScreen() {
  useEffect(() => {
    document.title = shellTexts.titled(texts.notFoundTitle)
  }, [])
  return (
    <>
      <HeaderBar />
      <Content className="gutter">
        <div className="mx-auto flex w-full max-w-page flex-col items-start gap-4 py-8">
          <h1 tabIndex={-1}>{texts.notFoundTitle}</h1>
          <p>{texts.notFoundText}</p>
          <Link to="/" className={buttonVariants()}>
            {texts.notFoundBack}
          </Link>
        </div>
      </Content>
    </>
  )
}
