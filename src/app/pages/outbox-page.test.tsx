// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '@/session/browser-session'
import { handoverBody } from '../../../tests/support/order-bodies'
import { startDevice, stopDevice } from '../../../tests/support/seller-device'
import { OutboxPage } from './outbox-page'

const { prepareModules } = vi.hoisted(() => ({ prepareModules: vi.fn<() => Promise<void>>() }))
vi.mock('../seller-modules', () => ({ prepareModules, modulesSource: () => null }))
vi.mock('../resource-sources', async () => {
  const { samples } = await import('@/resources/samples')
  const { anOrder } = await import('../../../tests/support/an-order')
  const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T05:40:00Z', wasPacked: false, takenOut: false } as const
  const orders = samples(async () => () => [anOrder({ state: 'cancelled', rev: 4, cancelled, shipBy: 'lazy' })])
  return { sourceOf: () => orders }
})
vi.mock('../shell/portal-layout', () => ({ PortalFrame: ({ children }: { readonly children: ReactNode }) => <main>{children}</main> }))

afterEach(stopDevice)

it('ROUTE-06 QUEUE-03 the list stands though the code of one decision cannot be had: its card says and offers what any does, until it can', async () => {
  const device = await startDevice()
  await device.signIn('step-4')
  await device.demo.dispatch({ kind: 'set-network', network: 'offline' })
  await device.save([4])
  await device.outbox.save({ sellerId: session.read().sellerId ?? '', command: 'order-handover', body: handoverBody() })
  const order = (await device.rows()).find(({ step }) => step === null)
  const sent = await device.outbox.claim(order?.sequence ?? 0)
  if (sent === null) throw new Error('Nothing to refuse')
  await device.outbox.settle(sent, { kind: 'rejected', status: 409, message: 'Not with this courier.', code: 'cancelled' })
  prepareModules.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await device.show('/outbox', () => <OutboxPage room={null} />)
  expect(await screen.findByRole('button', { name: /^Send again/ })).toBeDefined()
  expect(screen.getByRole('group', { name: /^Bank Account Details/ })).toBeDefined()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('link', { name: 'Open OD-1042' })).toBeDefined()
})
