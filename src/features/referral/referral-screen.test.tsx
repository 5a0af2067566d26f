// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

// The screen checks only once whether there is a share sheet.
const share = vi.hoisted(() => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>()
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
  return sheet
})

import { session } from '@/session/browser-session'
import { openScreen } from '../../../tests/support/device-screen'
import { explainedSample } from '../../../tests/support/sample-word'
import { ReferralScreen } from './referral-screen'

afterEach(cleanup)

const open = (sellerId: string | null = 'S1') => openScreen('/referraloffers', ReferralScreen, { sellerId })
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your invitation link' })
const note = () => screen.getByRole('status').textContent

describe('REF-01 the referral offers', () => {
  it('SAMPLE-01 explain the reward and when it is credited, and are marked as a sample', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Referral Offers')
    expect(screen.getByText('Invite a seller and earn ₹1,700 in advertisement points.')).toBeDefined()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Send your link'),
      expect.stringContaining('make their first sale'),
      expect.stringContaining('₹1,700 is credited to your advertisement wallet, as points.'),
    ])
    expect(await explainedSample()).toContain('This version does not count invitations and credits nothing yet.')
  })

  it("show the seller's code apart from the link", async () => {
    await open()
    const code = new URL(link().value).searchParams.get('ref')
    expect(screen.getByText(`It opens the registration. The code at its end, ${code}, is yours.`)).toBeDefined()
  })

  it.each([
    ['shared', () => Promise.resolve(), ''],
    ['closed', () => Promise.reject(new DOMException('No', 'AbortError')), ''],
    ['broken', () => Promise.reject(new DOMException('No', 'DataError')), 'This device could not share the link. Copy it instead.'],
  ] as const)('open the device’s share sheet with the link: %s', async (_answer, answer, words) => {
    share.mockReset().mockImplementation(answer)
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Share link' }))
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link().value })))
    expect(link().value).toContain('/register?ref=SP')
    await waitFor(() => expect(note()).toBe(words))
    if (words === '') return
    // Announced again at each press.
    const told = screen.getByText(words).firstChild
    fireEvent.click(screen.getByRole('button', { name: 'Share link' }))
    await waitFor(() => expect(note()).toBe(words))
    expect(told?.isConnected).toBe(false)
  })

  it('say so if the browser refuses to copy, and select the link', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(note()).toBe('This browser does not let us copy. The link is selected: copy it yourself.'))
    expect(document.activeElement).toBe(link())
  })

  it("remove 'Link copied.' when another seller signs in", async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(note()).toBe('Link copied.'))
    // Announced again at each press.
    const words = screen.getByText('Link copied.').firstChild
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(note()).toBe('Link copied.'))
    expect(words?.isConnected).toBe(false)
    const hers = link().value
    act(() => session.signIn({ token: 'other', sellerId: 'S2', mobile: null }))
    await waitFor(() => expect(link().value).not.toBe(hers))
    expect(note()).toBe('')
  })

  it('show no link if the seller is not known, and lead to the sign-in', async () => {
    const { router } = await open(null)
    expect(screen.getByText('This device has forgotten which seller you are. Log in again to get your link.')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toMatchObject({ returnTo: '/referraloffers' })
  })
})
