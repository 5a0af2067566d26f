import type { ReactNode } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { Drawer } from '@/ui/drawer'
import { backendTexts as texts } from './texts'

interface BackendDrawerProps {
  readonly id: string
  readonly backendChoice: ReactNode
  readonly onClose: () => void
}

/** What stands behind the mark of the real backend: the choice alone. */
export function BackendDrawer({ id, backendChoice, onClose }: BackendDrawerProps) {
  // It stands beside the screens: none of them renders it anew.
  useLanguage()
  return (
    <Drawer id={id} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {backendChoice}
    </Drawer>
  )
}
