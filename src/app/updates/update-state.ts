import { createStore } from '@tanstack/react-store'

/** What the shell may say about versions of the app. */
export type UpdateState =
  | { readonly kind: 'none' }
  | { readonly kind: 'offline-ready' }
  /** `apply` lets the waiting version take over; every tab reloads then. */
  | { readonly kind: 'update-waiting'; readonly apply: () => void }

export const updateState = createStore<UpdateState>({ kind: 'none' })

export const dismissUpdateState = (): void => updateState.setState(() => ({ kind: 'none' }))
