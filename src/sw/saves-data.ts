/**
 * Whether the device asks for little to be fetched, or its line bears little. Browsers other than Chromium's do not
 * tell.
 */
export function savesData(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
}
