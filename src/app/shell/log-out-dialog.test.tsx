// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { session } from '@/session/browser-session'
import { createDevice, openScreen, putStoreOutOfReach } from '../../../tests/support/device-screen'
import { saveStep } from '../../../tests/support/outbox-store'
import { LogOutDialog } from './log-out-dialog'

/** Logs out on a device whose store is slow and finally fails. */
async function logOutSlowly() {
  const device = createDevice()
  let end = (): void => undefined
  const refused = new Promise<{ kind: 'not-stored'; reason: 'closed' }>((resolve) => (end = () => resolve({ kind: 'not-stored', reason: 'closed' })))
  const opened = Promise.resolve({ ...device.steps.outbox, forget: () => refused })
  const { router } = await openScreen('/dashboard', () => <LogOutDialog onClose={() => undefined} />, { device: { ...device, loadOutbox: () => opened } })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(session.read().kind).toBe('signed-out'))
  return { end, router }
}

const place = ({ router }: Awaited<ReturnType<typeof logOutSlowly>>): unknown => {
  const { pathname, state } = router.history.location
  return [pathname, 'notice' in state && state.notice]
}

it('LAYOUT-04 the sign-in screen says if a log-out could not remove all data', async () => {
  const left = await logOutSlowly()
  left.end()
  await waitFor(() => expect(place(left)).toEqual(['/login', 'data-left']))
})

it.each<[string, () => void]>([
  ['has gone to sign up', () => undefined],
  ['has signed in', () => session.signIn({ token: 'next', sellerId: 'S2', mobile: null })],
])('LAYOUT-04 whoever %s during a slow log-out stays on her screen', async (_, come) => {
  const left = await logOutSlowly()
  left.router.history.replace('/register')
  come()
  left.end()
  await new Promise((resolve) => setTimeout(resolve))
  expect(place(left)).toEqual(['/register', false])
})

it('LAYOUT-04 PWA-06 a log-out asks first if a draft was set aside, and keeps it if asked to', async () => {
  const device = createDevice()
  const { outbox, database } = device.steps
  await database.table('drafts').put({ owner: 'S1', form: 'step-4', of: 'another version' })
  await outbox.setDraftAside({ owner: 'S1', form: 'step-4' })
  await openScreen('/dashboard', () => <LogOutDialog onClose={() => undefined} />, { device, sellerId: 'S1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out and keep the steps' }))
  await waitFor(() => expect(session.read().kind).toBe('signed-out'))
  await waitFor(async () => expect((await outbox.ledger('S1')).asideDrafts).toHaveLength(1))
})

describe('LAYOUT-04 PWA-06 a log-out while the store cannot be read', () => {
  const out = /We cannot say what waits on this device\. The browser has closed this device’s storage\./

  it.each([
    ['stays', ['Log out and keep what waits'], 1],
    ['goes, where she wants it so', ['Delete what waits and log out', 'Delete'], 0],
  ])('says that something may wait, which %s', async (_, presses, left) => {
    const device = createDevice()
    await saveStep(device.steps, 3, 1)
    const mend = putStoreOutOfReach()
    await openScreen('/dashboard', () => <LogOutDialog onClose={() => undefined} />, { device, sellerId: 'S1' })
    const dialog = await screen.findByRole('dialog', { name: 'Log out?', description: out })
    expect(dialog.textContent).toContain('If something waits, it can stay here until you log in again.')
    expect(dialog.textContent).not.toContain('Everything that was sent stays')
    for (const name of presses) fireEvent.click(screen.getByRole('button', { name }))
    mend()
    await waitFor(() => expect(session.read().kind).toBe('signed-out'))
    await waitFor(async () => expect((await device.steps.outbox.ledger('S1')).rows).toHaveLength(left))
  })
})
