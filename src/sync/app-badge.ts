/** Shows the number of unsent submissions on the app's icon; 0 clears it. Where the system has no badges, only the screens tell. */
export function markIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // It rejects where there is no icon to mark, such as in a browser tab.
  navigator.setAppBadge(count).catch(() => undefined)
}
