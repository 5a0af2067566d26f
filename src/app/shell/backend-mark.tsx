import { useSyncExternalStore } from 'react'
import { pick } from '@/domain/language'
import { chosenBackend } from '../backend'
import { drawer } from './drawer-store'

/** Id of the drawer, for the button that opens it. */
export const drawerId = 'drawer'

// Asked of the build itself, so that one without the demo has nothing to say of it.
const marks =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : pick({
        en: {
          demo: { name: 'Demo', label: 'Demo: open the presenter’s drawer' },
          real: { name: 'Real', label: 'Real backend: open the choice' },
        },
      })

/** Says on every screen which backend answers, where there is more than one, and by a dot that all is not as usual; opens the drawer. */
export function BackendMark() {
  const open = useSyncExternalStore(drawer.subscribe, drawer.isOpen, drawer.isOpen)
  const warning = useSyncExternalStore(drawer.subscribe, drawer.warning, drawer.warning)
  if (marks === null) return null
  const { name, label } = marks[chosenBackend.kind]
  return (
    <button
      id={`${drawerId}-mark`}
      type="button"
      aria-label={warning === null ? label : `${label}. ${warning}`}
      aria-expanded={open}
      aria-controls={open ? drawerId : undefined}
      aria-keyshortcuts="Alt+Shift+D"
      className="flex min-h-[44px] min-w-[44px] items-center justify-center"
      onClick={() => drawer.set(!open)}
    >
      <span className="header-pill relative border-[1.5px] border-current">
        {name}
        {warning !== null && <span className="absolute -top-0.5 -right-0.5 size-[10px] rounded-full bg-marigold" />}
      </span>
    </button>
  )
}
