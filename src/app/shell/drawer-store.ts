/** The drawer of the presenter, or of the choice of backend: whether it is open, and what its mark has to tell while it is not. */
let open = false
let warning: string | null = null
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of [...listeners]) listener()
}

export const drawer = {
  isOpen: (): boolean => open,
  set(next: boolean): void {
    open = next
    announce()
  },
  /** What is unusual, in a sentence; null while nothing is. */
  warning: (): string | null => warning,
  tell(sentence: string | null): void {
    warning = sentence
    announce()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
