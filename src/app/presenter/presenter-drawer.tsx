import { useLocation } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import type { PresenterService } from '@/contract/presenter/service'
import { DemoDrawer } from '@/features/demo/demo-drawer'
import { focusHeading } from '@/ui/focus-heading'
import { drawerId } from '../shell/backend-mark'
import { createPresenterActions } from './presenter-actions'

interface PresenterDrawerProps {
  readonly service: PresenterService
  /** The way to the other backend. */
  readonly backendChoice: ReactNode
  readonly onClose: () => void
}

/** The presenter's drawer; on the console's own page, which already has all of it, it closes at once. */
export function PresenterDrawer({ service, backendChoice, onClose }: PresenterDrawerProps) {
  const onItsPage = useLocation({ select: ({ pathname }) => pathname === '/demo' })
  const [presenter] = useState(() => createPresenterActions(service))
  return onItsPage ? (
    <AlreadyThere onClose={onClose} />
  ) : (
    <DemoDrawer id={drawerId} presenter={presenter} backendChoice={backendChoice} onClose={onClose} />
  )
}

function AlreadyThere({ onClose }: Pick<PresenterDrawerProps, 'onClose'>) {
  useEffect(() => {
    focusHeading(document.body)
    onClose()
  }, [onClose])
  return null
}
