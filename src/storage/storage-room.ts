/** How safe the data on this device is, and how much more there is room for; null where the browser does not tell. */
export interface StorageRoom {
  /** Whether the browser keeps the data even when space runs short. */
  readonly isProtected: boolean | null
  /** In bytes. */
  readonly used: number | null
  readonly left: number | null
}

const nearlyFullShare = 0.8

/** Whether so much of the room is used that the seller should hear of it. */
export const isNearlyFull = ({ used, left }: StorageRoom): boolean =>
  used !== null && left !== null && used >= nearlyFullShare * (used + left)

/** Safari has `estimate` only since version 17. */
const readEstimate = async (): Promise<StorageEstimate> => ('estimate' in navigator.storage ? navigator.storage.estimate() : {})

export async function readStorageRoom(): Promise<StorageRoom> {
  // Over plain http, and in some browsers, there is nothing to ask.
  if (!('storage' in navigator)) return { isProtected: null, used: null, left: null }
  const [isProtected, { usage, quota }] = await Promise.all([
    navigator.storage.persisted().catch(() => null),
    readEstimate().catch((): StorageEstimate => ({})),
  ])
  if (usage === undefined || quota === undefined) return { isProtected, used: null, left: null }
  return { isProtected, used: usage, left: Math.max(0, quota - usage) }
}

/** Asks the browser to keep the data even when space runs short. @returns whether it does */
export async function askForProtection(): Promise<boolean> {
  if (!('storage' in navigator)) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}
