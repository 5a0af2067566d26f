import { useEffect, useState } from 'react'

/** The code lists that advice is based on; each is fetched when the first code of its kind is typed. */
export const loadBranches = async (): Promise<string> => (await import('virtual:known-branches')).packed
export const loadPlaces = async (): Promise<string> => (await import('virtual:known-places')).packed

/** The list of known codes; empty until something is typed and the list has loaded. If loading fails there is simply no advice. */
export function useKnownCodes(load: () => Promise<string>, typed: string): string {
  const [packed, setPacked] = useState('')
  useEffect(() => {
    if (typed === '' || packed !== '') return undefined
    let isCurrent = true
    load().then(
      (list) => isCurrent && setPacked(list),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load, typed, packed])
  return packed
}
