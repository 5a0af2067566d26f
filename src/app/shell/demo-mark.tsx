import { useSyncExternalStore } from 'react'
import { chosenBackend } from '../backend'
import { shellTexts as texts } from '../texts'
import { demoDrawer } from './demo-drawer-store'

/** Id of the drawer, for the button that opens it. */
export const demoDrawerId = 'demo-drawer'

/** Always visible while the in-browser service answers; opens the presenter's drawer. */
export function DemoMark() {
  const open = useSyncExternalStore(demoDrawer.subscribe, demoDrawer.isOpen)
  if (chosenBackend.kind !== 'demo') return null
  return (
    <button
      type="button"
      aria-label={texts.openDemo}
      aria-expanded={open}
      aria-controls={open ? demoDrawerId : undefined}
      className="flex min-h-11 items-center"
      onClick={() => demoDrawer.set(!open)}
    >
      <span className="flex min-h-8 items-center rounded-full border-[1.5px] border-current px-2.5 text-sm font-semibold">
        {texts.demo}
      </span>
    </button>
  )
}
