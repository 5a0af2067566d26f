import { useSyncExternalStore } from 'react'
import { chosenBackend, hasDemo } from '../backend'
import { shellTexts as texts } from '../texts'
import { drawer } from './drawer-store'

/** Id of the drawer, for the button that opens it. */
export const drawerId = 'presenter-drawer'

/** Says on every screen which backend answers, where there is more than one; opens the drawer. */
export function BackendMark() {
  const open = useSyncExternalStore(drawer.subscribe, drawer.isOpen)
  if (!hasDemo) return null
  const { name, label } = texts.backends[chosenBackend.kind]
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? drawerId : undefined}
      className="flex min-h-11 items-center"
      onClick={() => drawer.set(!open)}
    >
      <span className="flex min-h-8 items-center rounded-full border-[1.5px] border-current px-2.5 text-sm font-semibold">
        {name}
      </span>
    </button>
  )
}
