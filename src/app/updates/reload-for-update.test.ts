// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepDraft } from '@/drafts/draft-keeper'
import { reloadForUpdate } from './reload-for-update'
import { dismissUpdateState, sayReady, updateState } from './update-state'

afterEach(dismissUpdateState)

it('PWA-03 reloads by itself for a new version only where what was typed lies on the device', async () => {
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
