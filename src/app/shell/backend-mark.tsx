import { useSyncExternalStore } from 'react'
import { catalogue } from '@/catalogues/catalogue'
import { chosenBackend } from '../backend'
import { drawer } from './drawer-store'

/** Id of the drawer, for the button that opens it. */
export const drawerId = 'drawer'

/** Depends on a build-time constant, so that a build without the demo contains none of these texts. @public as a type, to languages/catalogues.ts */
export const backendMarks =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : catalogue('app/shell/backend-mark', {
        demo: { name: 'Demo', label: 'Demo: open the presenter’s drawer', warned: (warning: string) => `Demo: open the presenter’s drawer. ${warning}` },
        real: { name: 'Real', label: 'Real backend: open the choice', warned: (warning: string) => `Real backend: open the choice. ${warning}` },
      })

interface BackendWord {
  readonly name: string
  readonly label: string
  /** The label while something is unusual. */
  readonly warned: (warning: string) => string
}

/** The name of the backend in use; null in a build with only one. */
export const backendWord = (): BackendWord | null => backendMarks?.[chosenBackend.kind] ?? null

/** Says on every screen which backend is in use, if the build has more than one; a dot warns of unusual conditions. Opens the drawer. */
export function BackendMark() {
  const open = useSyncExternalStore(drawer.subscribe, drawer.isOpen, drawer.isOpen)
  const warning = useSyncExternalStore(drawer.subscribe, drawer.warning, drawer.warning)
  const word = backendWord()
  if (word === null) return null
  const { name, label, warned } = word
  return (
    <button
      id={`${drawerId}-mark`}
      type="button"
      aria-label={warning === null ? label : warned(warning)}
      aria-expanded={open}
      aria-controls={open ? drawerId : undefined}
      aria-keyshortcuts="Alt+Shift+D"
      className="flex min-h-[44px] min-w-[44px] flex-none items-center justify-center px-1 no-mark:hidden"
      onClick={() => drawer.set(!open)}
    >
      <span data-measured className="relative text-[length:min(--theme(--text-sm),5vw)] text-cloth-muted underline underline-offset-4">
        {name}
        {warning !== null && <span className="absolute -top-1.5 -end-2 size-[10px] rounded-full bg-marigold" />}
      </span>
    </button>
  )
}
