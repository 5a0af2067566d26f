import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { FileRouteTypes } from '../route-tree.gen'
import { shellTexts as texts } from '../texts'

type Address = FileRouteTypes['fullPaths']

type BelowLayout<Id> = Id extends `/_portal${infer Path extends Address}` ? Path : never

/** Addresses within the common layout, behind the sign-in. */
export type PortalAddress = BelowLayout<FileRouteTypes['id']>

/** All others. */
export type PublicAddress = Exclude<Address, PortalAddress>

type Titles = Readonly<Partial<Record<Address, string>>>

/** The title of the screen at this address; undefined if the list has none. */
export const useScreenTitle = (titles: Titles): string | undefined =>
  useMatches({
    // An unknown address matches the root alone, whose path is that of the home page.
    select: (matches) => matches.slice(1).map(({ fullPath }) => titles[fullPath]).at(-1),
  })

/** Keeps the page's title that of its screen, if the list has one for it (ROUTE-07). */
export function useDocumentTitle(titles: Titles): void {
  const title = useScreenTitle(titles)
  // In a layout effect: the error summary's effect then puts its prefix before the new title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = texts.titled(title)
  }, [title])
}
