import { useEffect, useEffectEvent, type RefObject } from 'react'

interface KeysOfList {
  /** Missing if nothing can be selected. */
  readonly onSelect?: ((id: string) => void) | undefined
  readonly onEscape: () => void
  readonly onSearch: () => void
}

/** The id of the link to a record, by which {@link useListKeys} and the way back from the record find it. */
export const recordLinkId = (id: string): string => `record ${id}`
export const recordLink = (id: string): HTMLElement | null => document.getElementById(recordLinkId(id))
const linkPrefix = recordLinkId('')

const searchBox = 'input[type=search]'
export const searchIn = (list: HTMLElement | null): HTMLElement | null => list?.querySelector<HTMLElement>(searchBox) ?? null

/** Takes the focus when the focused entry has gone: the heading, or the message of an empty list. Not the search: a phone would open its keyboard. */
export const startOf = (list: HTMLElement | null): HTMLElement | null => list?.querySelector<HTMLElement>('h2, p[tabindex]') ?? null

const linksIn = (list: Element): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[id^='${linkPrefix}']`)]

/**
 * Handles keys while the focus is in a list, and nowhere else (KIT-07): arrows, Home and End move through its records,
 * Space selects one, Escape goes back, `/` moves to the search. Enter opens a record, as with any link.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { onSelect, onEscape, onSearch }: KeysOfList): void {
  const press = useEffectEvent((event: KeyboardEvent, area: HTMLElement) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = actionOf(event, linksIn(area))
    if (act === undefined) return
    event.preventDefault()
    act()
  })

  function actionOf({ key, target }: KeyboardEvent, links: readonly HTMLElement[]): (() => void) | undefined {
    const entry = target instanceof Element ? target.closest('li') : null
    const here = links.findIndex((link) => entry?.contains(link))
    const id = links[here]?.id.slice(linkPrefix.length)
    switch (key) {
      case 'ArrowDown':
        return () => links[Math.min(here + 1, links.length - 1)]?.focus()
      case 'ArrowUp':
        return () => links[Math.max(here - 1, 0)]?.focus()
      case 'Home':
        return () => links[0]?.focus()
      case 'End':
        return () => links.at(-1)?.focus()
      case ' ':
        // On the checkbox the browser handles it.
        return target === links[here] && id !== undefined && onSelect !== undefined ? () => onSelect(id) : undefined
      case 'Escape':
        return onEscape
      case '/':
        return onSearch
      default:
        return undefined
    }
  }

  useEffect(() => {
    const area = list.current
    if (area === null) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const entries = event.target instanceof Element ? event.target.closest('ul') : null
      if (entries !== null && linksIn(entries).length > 0) press(event, entries)
    }
    area.addEventListener('keydown', onKey)
    return () => area.removeEventListener('keydown', onKey)
  }, [list])
}
