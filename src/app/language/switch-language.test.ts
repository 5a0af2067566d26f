// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { holdLanguage } from '@/catalogues/held-language'
import { english, language } from '@/catalogues/language-in-use'
import type { LanguageTag } from '@/languages/languages'
import { chosenLanguage } from '@/session/chosen-language'
import { untilHolds } from '../../../tests/support/until-holds'
import { wish } from './missing-language'
import * as ways from './switch-language'

/** Runs a switch of the language as the latest request. */
const wishing =
  (go: (tag: LanguageTag) => Promise<void>) =>
  (tag: LanguageTag): Promise<void> => {
    wish.last = tag
    return go(tag)
  }
const speak = wishing(ways.speak)
const choose = wishing(ways.choose)

/** A worker that controls this page. @returns the requests it receives, to be answered */
function workerOfPage(): readonly MessagePort[] {
  const asked: MessagePort[] = []
  const controller = { postMessage: (_: unknown, ports: readonly MessagePort[]) => void asked.push(...ports) }
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  return asked
}

afterEach(() => {
  localStorage.clear()
  language.use(english)
})

it('LANG-03 a new language is stored as the choice by the time it is shown, with no slow step between', async () => {
  vi.stubGlobal('caches', { open: () => new Promise(() => undefined) })
  void choose('hi')
  await untilHolds(() => expect(language.read().tag).toBe('hi'))
  expect(chosenLanguage()).toBe('hi')
})

it('LANG-03 LANG-04 a start in a language does not wait for the worker’s note, even if the cache never answers', async () => {
  const put = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) })
  await speak('hi')
  expect(language.read().tag).toBe('hi')
  await untilHolds(() => expect(put).toHaveBeenCalledOnce())
})

it('LANG-03 a choice that is replaced before it loaded does not override the later choice', async () => {
  await Promise.all([choose('hi'), choose('en-IN')])
  expect([language.read().tag, chosenLanguage()]).toEqual(['en-IN', 'en-IN'])
  await speak('hi')
  expect([language.read().tag, chosenLanguage()]).toEqual(['hi', 'en-IN'])
})

it('LANG-03 a part whose code does not load delays the switch by three seconds at most', async () => {
  onTestFinished(holdLanguage())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const speaking = speak('hi')
  await vi.advanceTimersByTimeAsync(2900)
  expect(language.read().tag).toBe('en-IN')
  await vi.advanceTimersByTimeAsync(200)
  await speaking
  expect(language.read().tag).toBe('hi')
})

it('LANG-03 PWA-02 missing files of a chosen language are requested again once the network is back', async () => {
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) })
  const asked = workerOfPage()
  const choosing = choose('hi')
  await untilHolds(() => expect(asked).toHaveLength(1))
  window.dispatchEvent(new Event('online'))
  asked[0]?.postMessage('missing')
  await untilHolds(() => expect(asked).toHaveLength(2))
  asked[1]?.postMessage('kept-now')
  await choosing
})

it('LANG-03 PWA-02 only the last chosen language’s files are requested again, and not after the device is full', async () => {
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) })
  const asked = workerOfPage()
  const choosing = [choose('hi')]
  await untilHolds(() => expect(asked).toHaveLength(1))
  asked[0]?.postMessage('missing')
  choosing.push(choose('en-IN'))
  await untilHolds(() => expect(asked).toHaveLength(2))
  window.dispatchEvent(new Event('online'))
  asked[1]?.postMessage('missing')
  await untilHolds(() => expect(asked).toHaveLength(3))
  asked[2]?.postMessage('full')
  await Promise.all(choosing)
  expect(asked).toHaveLength(3)
})
