import { expect, it, onTestFinished, vi } from 'vitest'
import { keepLanguageForWorker, keptLanguage } from './kept-language'

it('LANG-04 PWA-02 QUEUE-07 the worker keeps files and sends without the language of the pages where its cache answers nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('caches', { match: () => new Promise(() => undefined) })
  const looking = keptLanguage()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await looking).toBeNull()
})

it('PWA-07 a browser that keeps nothing of the kind has no language noted', async () => {
  vi.stubGlobal('caches', undefined)
  await keepLanguageForWorker('hi')
  expect(await keptLanguage()).toBeNull()
})
