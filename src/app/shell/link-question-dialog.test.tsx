// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PrecacheResult } from '@/sw/messages'
import { untilHolds } from '../../../tests/support/until-holds'
import { linkQuestion } from '../link-question'
import { LinkQuestionHost } from './link-question-host'

afterEach(cleanup)

it('BACKEND-07 pressing ‘Stay signed in’ while the other backend is being fetched cancels the switch', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  const asked: ((keeping: PrecacheResult) => void)[] = []
  const worker = { postMessage: (_: unknown, [port]: readonly MessagePort[]) => void asked.push((keeping) => port?.postMessage(keeping)) }
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: worker }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  render(<LinkQuestionHost />)
  async function agree(times: number): Promise<void> {
    act(() => linkQuestion.setState(() => ({ kind: 'backend', to: 'demo' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Use the demo in this browser' }))
    await untilHolds(() => expect(asked).toHaveLength(times))
  }
  await agree(1)
  await userEvent.click(screen.getByText('Stay signed in'))
  expect(screen.queryByRole('dialog')).toBeNull()
  // If it were answered first, the link that she has cancelled would open first.
  asked[0]?.('kept-now')
  await agree(2)
  expect(assign).not.toHaveBeenCalled()
  asked[1]?.('kept-now')
  await untilHolds(() => expect(assign).toHaveBeenCalled())
  expect(assign).toHaveBeenCalledTimes(1)
})
