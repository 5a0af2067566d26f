// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { clock } from '@/clock/clock'
import { startAppPage } from '../../tests/support/app-page'
import { loadPresenterService } from './backend'
import { loadOutbox } from './services'

it('REG-14 DEMO-03 the time that stored times are compared with is the service’s, even before any call', async () => {
  startAppPage()
  const service = await loadPresenterService?.()
  if (service === undefined) throw new Error('This build has no demo')
  await service.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * 60_000 })
  const outbox = await loadOutbox()
  expect(service.now() - clock.now()).toBeGreaterThan(47 * 60 * 60_000)
  expect(Math.abs(((await outbox.knownTime()) ?? 0) - service.now())).toBeLessThan(60_000)
})
