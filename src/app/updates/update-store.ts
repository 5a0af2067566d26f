/** What the shell may say about versions of the app. */
export type UpdateState = 'none' | 'offline-ready' | 'update-waiting'

let state: UpdateState = 'none'
let apply: () => void = () => undefined
const listeners = new Set<() => void>()

function change(next: UpdateState): void {
  state = next
  for (const listener of [...listeners]) listener()
}

export const updateStore = {
  read: (): UpdateState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  offlineReady: (): void => change('offline-ready'),
  /** @param applyUpdate lets the waiting version take over; every tab reloads then */
  updateWaiting(applyUpdate: () => void): void {
    apply = applyUpdate
    change('update-waiting')
  },
  dismiss: (): void => change('none'),
  apply: (): void => apply(),
}
