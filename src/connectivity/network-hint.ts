/** Says whether the network is thought to be there. A hint: only answers are proof. */
export interface NetworkHint {
  isOnline(): boolean
  /** Calls back on every change until the returned function is called. */
  subscribe(listener: () => void): () => void
}
