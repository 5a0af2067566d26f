import { workerAnswers } from '../updates/worker-answers'

/** The product's letters, where the worker answers: elsewhere they would take the network from what is needed first. */
export async function lettersOnDevice(): Promise<void> {
  if (!workerAnswers()) return
  await import('./fonts').then(({ fetchLetters }) => fetchLetters()).catch(() => undefined)
}
