/**
 * Whether the device saves data, or its connection is slow. Only browsers based on Chromium tell.
 */
export function savesData(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
}
