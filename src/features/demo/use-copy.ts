import { useState } from 'react'

/** How the last copying went. */
export type CopyState = 'resting' | 'copied' | 'refused'

/** Puts text on the clipboard; a page without encryption has none. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('resting')
  return {
    state,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text)
        setState('copied')
      } catch {
        setState('refused')
      }
    },
  }
}
