// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { boxes, focused, link, list, nothingIsShutYet, openAt, press, records, shut, type Box } from '../../tests/support/boxes-on-screen'
import type { ActionOutcome, RecordList } from './record-list'
import { RecordScreen } from './record-screen'
import { useListAddress } from './use-list-address'
import { usePressAction } from './use-press-action'

nothingIsShutYet()

describe('an open record', () => {
  it('KIT-06 runs the pressed action, and shows its outcome', async () => {
    await openAt('?id=B-3')
    press('Shut')
    await screen.findByText('1 shut.')
    expect(shut).toEqual(['B-3'])
  })

  it('KIT-06 does not ask a question again by itself after its action was unavailable meanwhile', async () => {
    const giving: RecordList<Box> = {
      ...list,
      actions: [
        {
          id: 'give',
          kind: 'press',
          label: () => 'Give away',
          look: 'outline',
          allows: ({ open }) => (open ? { allowed: true } : { allowed: false, why: 'It is shut.', shown: true }),
          asksOfOne: ({ id }) => `Give ${id} away?`,
          run: async () => ({ kind: 'done', said: () => 'Given away.' }),
        },
      ],
    }
    function OneBox() {
      const [isOpen, setOpen] = useState(true)
      const items = boxes.slice(0, 1).map((box) => ({ ...box, open: isOpen }))
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Somebody turns the lid
          </button>
          <RecordScreen list={giving} records={{ items, isWhole: true }} address={useListAddress()} now={20} />
        </>
      )
    }
    await openAt('?id=B-1', OneBox)
    press('Give away')
    expect(screen.getByRole('group', { name: 'Give B-1 away?' })).toBeDefined()
    press('Somebody turns the lid')
    press('Somebody turns the lid')
    expect(screen.getByRole('button', { name: 'Give away' })).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Give B-1 away?' })).toBeNull()
  })

  it('KIT-06 keeps a question that is answered while another action is running', async () => {
    const given: string[] = []
    let finish: () => void = () => undefined
    const open = () => ({ allowed: true }) as const
    const slow: RecordList<Box> = {
      ...list,
      actions: [
        {
          ...{ id: 'give', kind: 'press', label: () => 'Give away', look: 'outline', allows: open, asksOfOne: ({ id }) => `Give ${id} away?` },
          run: async (items) => {
            given.push(...items.map(({ id }) => id))
            return { kind: 'done', said: () => 'Given away.' }
          },
        },
        {
          ...{ id: 'weigh', kind: 'press', label: () => 'Weigh', look: 'outline', allows: open },
          run: () => new Promise((resolve) => (finish = () => resolve({ kind: 'done', said: () => 'Weighed.' }))),
        },
      ],
    }
    await openAt('?id=B-1', () => <RecordScreen list={slow} records={records} address={useListAddress()} now={20} />)
    press('Give away')
    press('Weigh')
    press('Yes')
    finish()
    await screen.findByText('Weighed.')
    expect(given).toEqual([])
    press('Yes')
    await screen.findByText('Given away.')
    expect(given).toEqual(['B-1'])
  })

  it('ORD-04 opens the form of an action in its place, and offers the next record once it is saved', async () => {
    const history = await openAt()
    fireEvent.click(link(/^B-1 /))
    await screen.findByRole('region', { name: 'B-1' })
    press('Label')
    await waitFor(() => expect(history.location.search).toBe('?id=B-1&do=label'))
    expect(focused()?.textContent).toBe('Label: B-1')
    press('Save')
    await screen.findByText('B-1 is labelled.')
    expect(focused()?.textContent).toBe('Next: B-2')
    press('Next: B-2')
    await waitFor(() => expect(history.location.search).toBe('?id=B-2&do=label'))
    press('Cancel')
    await waitFor(() => expect(history.location.search).toBe('?id=B-2'))
    expect(screen.queryByText('B-1 is labelled.')).toBeNull()
    // However many records were visited, Back leads to the list.
    act(() => history.back())
    await waitFor(() => expect(history.location.search).toBe(''))
  })

  it('KIT-06 announces the outcome of a form once, in a status region that existed before', async () => {
    await openAt('?id=B-3')
    press('Shut')
    await screen.findByText('1 shut.')
    press('Label')
    await screen.findByRole('button', { name: 'Save' })
    expect(screen.queryByText('1 shut.')).toBeNull()
    const before = screen.getAllByRole('status')
    press('Save')
    const region = (await screen.findByText('B-3 is labelled.')).closest<HTMLElement>('[role=status]')
    expect(before).toContain(region)
    await screen.findByRole('button', { name: 'Next: B-1' })
    expect([region?.isConnected, screen.queryByText('1 shut.')]).toEqual([true, null])
  })

  it('KIT-06 announces the outcome of a press after a form as added text, not as changed text', async () => {
    await openAt('?id=B-3&do=label')
    press('Save')
    const region = (await screen.findByText('B-3 is labelled.')).closest('[role=status]')
    await screen.findByRole('button', { name: 'Next: B-1' })
    const come: (string | null)[] = []
    const observer = new MutationObserver((changes) => come.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))))
    observer.observe(region ?? document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    press('Shut')
    await screen.findByText('1 shut.')
    expect(region?.getAttribute('aria-relevant')).toBe('additions')
    expect(come).toContain('1 shut.')
  })

  it('ORD-04 does not offer as next a record already done that the list still shows as open', async () => {
    await openAt('?id=B-1&do=label')
    press('Save')
    fireEvent.click(await screen.findByRole('button', { name: 'Next: B-2' }))
    await screen.findByRole('region', { name: 'B-2' })
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('B-2 is labelled.')
    expect(screen.queryByRole('button', { name: 'Next: B-1' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Next: B-3' })).toBeDefined()
  })

  it('ORD-04 CLASH-01 offers a record as next again if its action was undone after the list had updated', async () => {
    function Boxes() {
      const [shutOnes, setShutOnes] = useState<readonly string[]>([])
      const items = useMemo(() => boxes.map((box) => ({ ...box, open: box.open && !shutOnes.includes(box.id) })), [shutOnes])
      return (
        <>
          <button type="button" onClick={() => setShutOnes(shutOnes.length === 0 ? ['B-1'] : [])}>
            Somebody turns the lid of B-1
          </button>
          <RecordScreen list={list} records={{ items, isWhole: true }} address={useListAddress()} now={20} />
        </>
      )
    }
    await openAt('?id=B-1&do=label', Boxes)
    press('Save')
    await screen.findByRole('button', { name: 'Next: B-2' })
    press('Somebody turns the lid of B-1')
    press('Somebody turns the lid of B-1')
    fireEvent.click(screen.getByRole('button', { name: 'Next: B-2' }))
    await screen.findByRole('region', { name: 'B-2' })
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Next: B-1' })
  })

  it('ORD-04 offers the next record by the default order, unless the address has another order', async () => {
    await openAt('?category=shut&id=B-9&do=label')
    press('Save')
    await screen.findByRole('button', { name: 'Next: B-1' })
    cleanup()
    await openAt('?category=shut&sort=light&id=B-9&do=label')
    press('Save')
    await screen.findByRole('button', { name: 'Next: B-60' })
  })

  it('KIT-06 runs one action at a time', async () => {
    const { result } = renderHook(() => usePressAction<Box>())
    let finish = (): void => undefined
    const done: ActionOutcome = { kind: 'done', said: () => 'Weighed.' }
    const slow = { run: () => new Promise<ActionOutcome>((resolve) => (finish = () => resolve(done))) }
    const other = { run: vi.fn(async () => done) }
    await act(async () => void result.current.press(slow, boxes))
    await act(async () => expect(await result.current.press(other, boxes)).toBeNull())
    expect(other.run).not.toHaveBeenCalled()
    await act(async () => finish())
    expect([result.current.busy, result.current.outcome]).toEqual([false, done])
  })

  it('KIT-06 can run an action again after it has thrown an error', async () => {
    const { result } = renderHook(() => usePressAction<Box>())
    const fails = { run: () => Promise.reject(new Error('No such call')) }
    await act(() => expect(result.current.press(fails, boxes)).rejects.toThrow('No such call'))
    expect(result.current.busy).toBe(false)
  })

  it('ORD-04 offers all its actions when it is opened again, without the earlier outcome', async () => {
    const history = await openAt()
    fireEvent.click(link(/^B-1 /))
    await screen.findByRole('region', { name: 'B-1' })
    press('Label')
    await waitFor(() => expect(history.location.search).toBe('?id=B-1&do=label'))
    press('Save')
    await screen.findByRole('button', { name: 'Next: B-2' })
    fireEvent.click(link(/^Back to the list$/))
    await waitFor(() => expect(history.location.search).toBe(''))
    fireEvent.click(link(/^B-1 /))
    await screen.findByRole('region', { name: 'B-1' })
    expect(screen.queryByText('B-1 is labelled.')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
  })
})
