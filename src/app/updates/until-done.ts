/**
 * Tries until it is done: again once the browser's network is back or the page comes into view, be that during a try. What is
 * known of the backend has no say, as the app's files come from a host of their own.
 * @param attempt whether it is done; what it throws counts as not
 */
export async function untilDone(attempt: (isAgain: boolean) => Promise<boolean>, ended?: AbortSignal): Promise<void> {
  for (let isAgain = false; ended?.aborted !== true; isAgain = true) {
    const chance = nextChance(ended)
    if (await attempt(isAgain).catch(() => false)) {
      chance.forget()
      return
    }
    await chance.came
  }
}

/** @param ended nobody waits for the chance from then on */
function nextChance(ended?: AbortSignal): { readonly came: Promise<void>; forget(): void } {
  const listening = new AbortController()
  const { signal } = listening
  const came = new Promise<void>((resolve) => {
    const take = (): void => {
      listening.abort()
      resolve()
    }
    window.addEventListener('online', take, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && take(), { signal })
    ended?.addEventListener('abort', take, { signal })
  })
  return { came, forget: () => listening.abort() }
}
