import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(width >= 40em)')

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a table; the same width at which the layout's `md:` begins. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
