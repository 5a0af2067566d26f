/** Marks the app's icon with how many submissions have not arrived, none with 0; the screens tell it where systems have no such mark. */
export function markIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // As in a tab of a browser that has no icon to mark.
  navigator.setAppBadge(count).catch(() => undefined)
}
