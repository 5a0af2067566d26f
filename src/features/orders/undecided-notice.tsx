import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { ordersTexts as texts } from './texts'

/** Says what asks for a decision, and leads to where it is taken. */
export const UndecidedNotice = ({ children }: { readonly children: ReactNode }) => (
  <Alert variant="destructive">
    <p>{children}</p>
    <Link to="/outbox" className={buttonVariants({ variant: 'link', size: 'bare', className: '-mb-2.5' })}>
      {texts.seeWaiting}
    </Link>
  </Alert>
)
