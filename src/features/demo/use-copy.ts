import { useState } from 'react'

/** The result of the last copy. */
export type CopyState = 'resting' | 'copied' | 'refused'

/** Copies text to the clipboard, which pages over plain http do not have. */
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
