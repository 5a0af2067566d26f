import { createStore } from '@tanstack/react-store'

/** What the shell may say about versions of the app. */
export type UpdateState =
  | { readonly kind: 'none' }
  | { readonly kind: 'steps-ready' | 'offline-ready' }
  /** `apply` lets the waiting version take over; every tab reloads then. */
  | { readonly kind: 'update-waiting'; readonly apply: () => void }
  /** A version has taken over, and `apply` reloads: what was typed in this tab could not be stored, and is lost by that. */
  | { readonly kind: 'update-loses-entries'; readonly apply: () => void }

export const updateState = createStore<UpdateState>({ kind: 'none' })

/** Says what works without a network, unless a new version is being announced. */
export const sayReady = (kind: 'steps-ready' | 'offline-ready'): void =>
  updateState.setState((known) => ('apply' in known ? known : { kind }))

export const dismissUpdateState = (): void => updateState.setState(() => ({ kind: 'none' }))
