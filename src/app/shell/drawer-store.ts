import { createStore } from '@tanstack/react-store'

interface DrawerState {
  readonly open: boolean
  /** A sentence about what is unusual, which the drawer's mark shows; null while nothing is. */
  readonly warning: string | null
}

const store = createStore<DrawerState>({ open: false, warning: null })

/** The drawer of the presenter, or of the choice of backend. */
export const drawer = {
  isOpen: (): boolean => store.get().open,
  set: (open: boolean): void => store.setState((state) => ({ ...state, open })),
  warning: (): string | null => store.get().warning,
  tell: (warning: string | null): void => store.setState((state) => ({ ...state, warning })),
  subscribe: (listener: () => void): (() => void) => store.subscribe(listener).unsubscribe,
}
