import { createStore } from '@tanstack/react-store'
import type { BackendKind } from '@/session/backend-choice'

/** What a link asks for although that would end somebody's session or delete her entries; nothing is done until she has answered. */
export type LinkQuestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'backend'; readonly to: BackendKind }
  | { readonly kind: 'scenario'; readonly title: string; readonly ends: 'session' | 'entries'; readonly play: () => void }

export const linkQuestion = createStore<LinkQuestion>({ kind: 'none' })

export const closeLinkQuestion = (): void => linkQuestion.setState(() => ({ kind: 'none' }))
