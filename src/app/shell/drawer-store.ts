/** Whether the drawer of the presenter, or of the choice of backend, is open. */
let open = false
const listeners = new Set<() => void>()

export const drawer = {
  isOpen: (): boolean => open,
  set(next: boolean): void {
    open = next
    for (const listener of [...listeners]) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
