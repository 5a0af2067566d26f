import type { ReactNode } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { Drawer } from '@/ui/drawer'
import { backendTexts as texts } from './texts'

interface BackendDrawerProps {
  readonly id: string
  readonly backendChoice: ReactNode
  readonly onClose: () => void
}

/** The drawer that opens from the real backend's mark; it holds only the choice of the backend. */
export function BackendDrawer({ id, backendChoice, onClose }: BackendDrawerProps) {
  // No screen re-renders the drawer, so it subscribes to the language itself.
  useLanguage()
  return (
    <Drawer id={id} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {backendChoice}
    </Drawer>
  )
}
