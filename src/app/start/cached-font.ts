import { workerAnswers } from '../updates/worker-answers'

/** Loads the product's font if a worker controls this page: without one it would compete for the network with what is needed first. */
export async function loadCachedFont(): Promise<void> {
  if (!workerAnswers()) return
  await import('./fonts').then(({ loadFont }) => loadFont()).catch(() => undefined)
}
