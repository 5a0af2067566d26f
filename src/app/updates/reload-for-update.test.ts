// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { keepDraft } from '@/drafts/draft-keeper'
import { drainLockName } from '@/sync/shared-names'
import { installBrowserLocks } from '../../../tests/support/browser-locks'
import { lateAnswer } from '../../../tests/support/late-answer'
import { database } from '../device-store'
import { reloadForUpdate } from './reload-for-update'
import { dismissUpdateState, sayReady, updateState } from './update-state'

beforeAll(installBrowserLocks)
afterEach(() => {
  vi.restoreAllMocks()
  dismissUpdateState()
  document.body.replaceChildren()
})

it('PWA-03 a new version reloads the page by itself only if all typed entries are stored', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const device = { isFull: true }
  const keeper = keepDraft(
    async () => (device.isFull ? { kind: 'not-stored', reason: 'full' } : { kind: 'stored', value: undefined }),
    () => undefined,
  )
  keeper.changed('Asha')
  await reloadForUpdate()
  sayReady('offline-ready')
  const { state } = updateState
  if (state.kind !== 'update-loses-entries') throw new Error(`Not told, but ${state.kind}`)
  expect(reload).not.toHaveBeenCalled()
  state.apply()
  expect(reload).toHaveBeenCalledOnce()
  device.isFull = false
  await reloadForUpdate()
  expect(reload).toHaveBeenCalledTimes(2)
  keeper.stop()
})

it.each([
  ['a password', 'type="password" autocomplete="current-password"'],
  ['a password that is looked at', 'type="text" autocomplete="new-password"'],
  ['the phrase of a file', 'type="password" autocomplete="off"'],
  ['a code', 'autocomplete="one-time-code"'],
  ['the name at the sign-in', 'autocomplete="username"'],
])('PWA-03 REG-14 %s, which is never stored, stops the reload by itself', async (_, attributes) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  document.body.innerHTML = `<form><input autocomplete="given-name" value="Asha" /><input ${attributes} /></form>`
  const [, field] = document.querySelectorAll('input')
  if (field === undefined) throw new Error('Not there')
  await reloadForUpdate()
  expect(reload).toHaveBeenCalledOnce()
  field.value = '4'
  await reloadForUpdate()
  expect(reload).toHaveBeenCalledOnce()
  expect(updateState.state.kind).toBe('update-loses-entries')
})

it('PWA-03 QUEUE-07 the reload waits until a step that is being sent is answered', async () => {
  const order: string[] = []
  vi.spyOn(window.location, 'reload').mockImplementation(() => void order.push('reload'))
  const { coming, answer } = lateAnswer<null>()
  const sent = navigator.locks.request(drainLockName(database), () => coming)
  const updated = reloadForUpdate()
  // In a later task, by which a reload that waits for nothing would have happened.
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  order.push('answered')
  answer(null)
  await Promise.all([sent, updated])
  expect(order).toEqual(['answered', 'reload'])
})
