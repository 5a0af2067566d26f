import { useEffect, useState } from 'react'

/** The lists that advice is given from, each fetched when the first code of its kind is typed. */
export const loadBranches = async (): Promise<string> => (await import('virtual:known-branches')).packed
export const loadPlaces = async (): Promise<string> => (await import('virtual:known-places')).packed

/** A list of known codes, once something is typed; empty until then, and for good where it cannot be had: it is only advice. */
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
