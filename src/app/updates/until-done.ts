import { nextChance } from '@/lazy/next-chance'

/**
 * Tries until it is done, again at each next chance, even one that comes during an attempt. Whether the backend can be reached does
 * not matter: the app's files come from another host.
 * @param attempt resolves with whether it is done; a rejection counts as not done
 * @param ended ends the waiting and the attempts
 */
export async function untilDone(attempt: (isAgain: boolean) => Promise<boolean>, ended?: AbortSignal): Promise<void> {
  for (let isAgain = false; ended?.aborted !== true; isAgain = true) {
    const chance = nextChance()
    ended?.addEventListener('abort', chance.giveUp)
    const isDone = await attempt(isAgain).catch(() => false)
    if (!isDone) await chance.comes
    chance.giveUp()
    ended?.removeEventListener('abort', chance.giveUp)
    if (isDone) return
  }
}
