import { nextChance } from '@/late/next-chance'

/**
 * Tries until it is done: again with the next chance, be that during a try. What is known of the backend has no say, as the app's
 * files come from a host of their own.
 * @param attempt whether it is done; what it throws counts as not
 * @param ended nobody waits for a chance from then on
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
