// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNotes } from '@/storage/device-notes'
import { catchInstallEvents, installEvent } from './install-event'

// As the first script does, before any screen is rendered.
catchInstallEvents()
const { InstallEntry } = await import('./install-entry')

const noteName = 'install-not-now'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

beforeEach(async () => {
  await deviceNotes.write(noteName, null)
  installEvent.setState(() => null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Fires the browser's install event. @param outcome what the person will answer */
function offerInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice: Promise.resolve({ outcome }) })
  act(() => void window.dispatchEvent(event))
  expect(event.defaultPrevented, 'the browser shows no banner of its own').toBe(true)
  return prompt
}

/** Reads the device's note again: the entry asked earlier, so it has its answer by then. */
const noteRead = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const reading = deviceNotes.watch(noteName).subscribe({
      next: () => {
        queueMicrotask(() => reading.unsubscribe())
        resolve()
      },
      outOfReach: () => reject(new Error('out of reach')),
    })
  })

async function open(): Promise<void> {
  cleanup()
  render(<InstallEntry />)
  await act(noteRead)
}

const card = () => screen.queryByRole('heading', { name: 'Use it like an app' })
const press = (name: string): unknown => fireEvent.click(screen.getByRole('button', { name }))

describe('the offer to install', () => {
  it('PWA-01 is not shown until the browser offers an installation, if no other way is known', async () => {
    await open()
    expect(card()).toBeNull()
    offerInstall()
    await waitFor(() => expect(card()).not.toBeNull())
  })

  it("PWA-01 disappears after one prompt, and returns with the browser's next offer", async () => {
    const prompt = offerInstall()
    await open()
    press('Install app')
    await waitFor(() => expect(card()).toBeNull())
    expect(prompt).toHaveBeenCalledTimes(1)
    await open()
    offerInstall()
    await waitFor(() => expect(card()).not.toBeNull())
  })

  it.each([
    ["'Not now'", 'Not now', 0],
    ['a refusal of the browser’s own prompt', 'Install app', 1],
  ] as const)('PWA-01 is not shown for 30 days after %s', async (_title, button, asked) => {
    const prompt = offerInstall('dismissed')
    await open()
    press(button)
    await waitFor(() => expect(card()).toBeNull())
    expect(prompt).toHaveBeenCalledTimes(asked)
    offerInstall()
    await open()
    expect(card()).toBeNull()
    vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
    await open()
    await waitFor(() => expect(card()).not.toBeNull())
  })

  it('PWA-01 disappears once the app is installed', async () => {
    offerInstall()
    await open()
    expect(card()).not.toBeNull()
    act(() => void window.dispatchEvent(new Event('appinstalled')))
    expect(card()).toBeNull()
  })

  it('PWA-01 is a guide of three steps on an iPhone, and hidden if the app runs from the home screen', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
    await open()
    press('See how to install')
    const guide = within(await screen.findByRole('dialog', { name: 'Install Seller Portal' }))
    expect(guide.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Press Share in the browser’s bar.',
      '2Scroll down and choose Add to Home Screen.',
      '3Press Add.',
    ])
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
    await open()
    expect(card()).toBeNull()
    Reflect.deleteProperty(navigator, 'standalone')
  })
})
