import { expect, it, onTestFinished, vi } from 'vitest'
import { keepLanguageForWorker, keptLanguage } from './kept-language'

it('LANG-04 PWA-02 QUEUE-07 the language of the pages is null for the worker if its cache does not answer within 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('caches', { match: () => new Promise(() => undefined) })
  const looking = keptLanguage()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await looking).toBeNull()
})

it('PWA-07 the language is null in a browser without a cache', async () => {
  vi.stubGlobal('caches', undefined)
  await keepLanguageForWorker('hi')
  expect(await keptLanguage()).toBeNull()
})
