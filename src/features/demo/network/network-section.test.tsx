// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createPresenterActions, createPresenterService } from '../../../../tests/support/presenter-service'
import type { PresenterActions } from '../presenter-actions'
import { NetworkSection } from './network-section'

afterEach(cleanup)

function open(presenter: Partial<PresenterActions> = {}) {
  const service = createPresenterService()
  render(<NetworkSection presenter={createPresenterActions(service, presenter)} />)
  return service
}

describe('the network section', () => {
  it('DEMO-03 has four connection modes, and describes the chosen one', async () => {
    open()
    const group = screen.getByRole('group', { name: 'Connection' })
    expect(within(group).getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'online',
      'offline',
      'slow',
      'lossy',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Lossy' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lossy' }).checked).toBe(true)
    expect(within(group).getByText(/^One call in three gets lost/)).toBeTruthy()
  })

  it('DEMO-03 a failure is planned by kind, share and endpoint, is listed, and can be removed', async () => {
    open()
    expect(screen.getByText('No failure is planned.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('What happens'), '409, it contradicts what is stored')
    await userEvent.selectOptions(screen.getByLabelText('Which calls'), 'Every call')
    await userEvent.selectOptions(screen.getByLabelText('At which endpoint'), 'Registration')
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }))
    const line = 'Every call · Registration · 409, it contradicts what is stored'
    expect(screen.getByText(line)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(`Planned: ${line}`)
    await userEvent.click(screen.getByRole('button', { name: `Remove: ${line}` }))
    expect(screen.getByText('No failure is planned.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('DEMO-03 offers only failures of endpoints that the app calls', () => {
    open({ endpoints: ['login', 'orders'] })
    const offered = within(screen.getByLabelText('At which endpoint')).getAllByRole('option').map(({ textContent }) => textContent)
    expect(offered).toEqual(['Any, also what the app asks by itself', 'Sign-in', 'Orders'])
  })

  it('DEMO-03 says so if the browser cannot store a change', async () => {
    const service = open()
    service.full = true
    await userEvent.click(screen.getByRole('radio', { name: 'Offline' }))
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'This browser could not keep that. It holds until this page is closed; make room on the device to keep more.',
    )
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Online' }).checked).toBe(true))
  })
})
