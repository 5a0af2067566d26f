// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { focused, key, link, nothingIsShutYet, openAt, press, shut, tick, type } from '../../tests/support/boxes-on-screen'

nothingIsShutYet()

describe('a list of records', () => {
  it('KIT-04 asks with how many records change and why others do not, and keeps those selected', async () => {
    await openAt('?q=B-')
    tick('Select B-1')
    tick('Select B-2')
    expect(screen.getByText('2 selected')).toBeDefined()
    type('B-119')
    expect(screen.getByText('2 selected').textContent).toBe('2 selected, 2 not shown here')
    tick('Select B-119')
    expect(screen.getByText('3 selected')).toBeDefined()
    // An action that needs input takes one record at a time.
    expect(screen.queryByRole('button', { name: 'Label' })).toBeNull()
    press('Shut')
    expect(screen.getByRole('group', { name: 'Shut 2 boxes?', description: 'B-119: shut already' })).toBeDefined()
    press('No')
    expect(shut).toEqual([])
    // After a No the question can be asked again.
    expect(focused()?.textContent).toBe('Shut')
    press('Shut')
    press('Yes')
    await screen.findByText('2 shut.')
    expect(shut).toEqual(['B-1', 'B-2'])
    // Records with which it was not possible stay selected.
    expect(screen.getByText('1 selected')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select B-119' }).checked).toBe(true)
    press('Clear selection')
    expect(screen.queryByText(/ selected/)).toBeNull()
  })

  it('KIT-04 clears the selection when another category is opened', async () => {
    await openAt('?q=B-&category=open')
    tick('Select B-1')
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select B-1' })).toBeNull())
    expect(screen.getByText('1 selected').textContent).toBe('1 selected')
    fireEvent.click(link(/^Shut 60/))
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
    fireEvent.click(link(/^Open 60/))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select B-1' }).checked).toBe(false))
  })

  it('KIT-04 drops a question when its selection is cleared, and does not ask it again by itself', async () => {
    await openAt('?q=B-')
    const ask = (): void => {
      tick('Select B-1')
      press('Shut')
      expect(screen.getByRole('group', { name: 'Shut 1 boxes?' })).toBeDefined()
    }
    const question = () => screen.queryByRole('group', { name: /^Shut / })
    ask()
    press('Clear selection')
    tick('Select B-3')
    expect(question()).toBeNull()
    tick('Select B-3')
    ask()
    link(/^B-1 /).focus()
    key('Escape')
    tick('Select B-3')
    expect(question()).toBeNull()
    tick('Select B-3')
    // A box that was shut already stays selected, and there is nothing to ask about it.
    type('B-119')
    tick('Select B-119')
    type('B-1')
    ask()
    tick('Select B-1')
    tick('Select B-1')
    expect(question()).toBeNull()
  })

  it('KIT-04 KIT-07 moves the focus to the list heading after a question, and to the record after its notice', async () => {
    await openAt()
    const go = (name: string): void => {
      screen.getByRole('button', { name }).focus()
      press(name)
    }
    tick('Select B-1')
    go('Shut')
    expect(focused()?.textContent).toBe('No')
    go('Yes')
    await screen.findByText('1 shut.')
    expect(focused()?.textContent).toBe('1 to 25 of 60')
    tick('Select B-1')
    go('Clear selection')
    await waitFor(() => expect(focused()?.textContent).toBe('1 to 25 of 60'))
    fireEvent.click(link(/^B-4 /))
    await screen.findByRole('region', { name: 'B-4' })
    go('Peel off')
    await waitFor(() => expect(focused()?.textContent).toBe('B-4'))
  })

  it('KIT-04 selects 100 records at most, and shows why an action failed', async () => {
    await openAt('?q=B-')
    tick('Select all 100')
    expect(screen.getByText(/^100 selected/).textContent).toContain('At most 100')
    fireEvent.click(screen.getByRole('link', { name: 'Page 5' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select B-120' }).disabled).toBe(true))
    press('Shut')
    press('Yes')
    expect((await screen.findByRole('alert')).textContent).toBe('The device is full.')
  })

  it('KIT-04 clears a full selection when “Select all” is unchecked', async () => {
    await openAt('?q=B-120')
    tick('Select B-120')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'B-' } })
    tick('Select all 100')
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 100' })
    expect([all().checked, screen.getByText(/^100 selected/).textContent]).toEqual([true, expect.stringContaining('At most 100')])
    tick('Select all 100')
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('KIT-04 selects all that a search finds as far as there is room, and disables this without room', async () => {
    await openAt('?q=B-')
    const all = (count: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select all ${count}` })
    tick('Select all 100')
    type('B-120')
    expect([all(1).checked, all(1).disabled]).toEqual([false, true])
    // B-1, B-10 to B-19 and B-100 are selected; of these 32, one selected box makes room for any other.
    type('B-1')
    tick('Select B-1')
    expect(all(12).checked).toBe(false)
    tick('Select all 12')
    expect(screen.getByText(/^100 selected/).textContent).toContain('88 not shown here')
    expect(all(12).checked).toBe(true)
  })
})
