// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { boxes, entries, focused, key, link, list, nothingIsShutYet, openAt, pane, press, type, type Box } from '../../tests/support/boxes-on-screen'
import type { RecordList } from './record-list'
import { RecordScreen } from './record-screen'
import { listTexts } from './texts'
import { useListAddress } from './use-list-address'

nothingIsShutYet()
afterEach(() => language.use(english))

/** A list that loses its only record, and gets it back. */
function LastBox() {
  const last = boxes.slice(0, 1)
  const [items, setItems] = useState(last)
  return (
    <>
      <RecordScreen list={list} records={{ items, isWhole: true }} address={useListAddress()} now={20} />
      <button type="button" onClick={() => setItems([])}>Take the last one away</button>
      <button type="button" onClick={() => setItems(last)}>Bring it back</button>
    </>
  )
}

describe('a list of records', () => {
  it('KIT-02 shows the first category, 25 records a page, and notes category and order in the address', async () => {
    const history = await openAt()
    expect(entries()).toHaveLength(25)
    expect(link(/^Open 60/).getAttribute('aria-current')).toBe('page')
    fireEvent.click(link(/^Shut 60/))
    await waitFor(() => expect(history.location.search).toBe('?category=shut'))
    // A category may have its own order.
    expect(entries()[0]?.textContent).toContain('B-120')
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'heavy' } })
    await waitFor(() => expect(history.location.search).toBe('?category=shut&sort=heavy'))
    expect(entries()[0]?.textContent).toContain('B-61')
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/alloffers?category=shut&sort=heavy&page=3')
  })

  it('KIT-02 scrolls a category into view if it is focused by keyboard, not if it is pressed', async () => {
    await openAt()
    const shown: unknown[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      shown.push(this)
    })
    const chip = link(/^Shut 60/)
    vi.spyOn(chip, 'matches').mockReturnValue(false)
    fireEvent.focus(chip)
    expect(shown).toEqual([])
    vi.spyOn(chip, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    fireEvent.focus(chip)
    expect(shown).toEqual([chip])
  })

  it('LANG-03 KIT-02 names its categories and pages in a newly chosen language at once', async () => {
    await openAt()
    act(() => language.use({ ...english, words: { lists: { ...listTexts, categories: 'Dikhaen', next: 'Aage' } } }))
    expect(screen.getByRole('navigation', { name: 'Dikhaen' })).toBeDefined()
    expect(link(/^Aage$/)).toBeDefined()
  })

  it('KIT-03 searches all records on the phone, whichever category is shown', async () => {
    const history = await openAt()
    type('B-61')
    expect(entries().map(({ textContent }) => textContent)).toHaveLength(1)
    const counts = (): unknown[] => [link(/^Open/).textContent, link(/^Shut/).textContent]
    // Painted before thousands of records are counted.
    expect(counts()).toEqual(['Open60', 'Shut60'])
    await waitFor(() => expect(counts()).toEqual(['Open0', 'Shut1']))
    expect(link(/^Shut/).getAttribute('href')).toBe('/alloffers?category=shut&q=B-61')
    type('930 g')
    expect(entries()[0]?.textContent).toContain('B-71')
    // Pressed before the chips were painted again: leaving the field has ended the search.
    fireEvent.blur(screen.getByRole('searchbox'))
    fireEvent.click(link(/^Shut/))
    expect(history.location.search).toBe('?category=shut&q=930+g')
  })

  it('KIT-05 says why nothing is listed, with a link to a category that is not empty', async () => {
    await openAt('?category=heavy')
    screen.getByText('Nothing here now.')
    // The suggested next step is the first category that is not empty.
    expect(link(/^See /).textContent).toBe('See Open: 60')
    type('hovercraft')
    expect(screen.queryByRole('link', { name: /^See / })).toBeNull()
    screen.getByText('Nothing matches "hovercraft".')
    press('Show all')
    fireEvent.click(link(/^See Open/))
    await waitFor(() => expect(entries()).toHaveLength(25))
  })

  it('KIT-05 links to no other category while the records are still being read', async () => {
    const [first, ...others] = list.categories
    const readFirst: RecordList<Box> = { ...list, categories: [{ ...first, readFirst: true }, ...others] }
    await openAt('?category=shut', function BoxesReadInPart() {
      return <RecordScreen list={readFirst} records={{ items: boxes, isWhole: false }} address={useListAddress()} now={20} />
    })
    await waitFor(() => expect(link(/^Open/).textContent).toContain('60'))
    screen.getByText(/^Still reading/)
    expect(screen.queryByRole('link', { name: /^See / })).toBeNull()
  })

  it('KIT-05 KIT-07 moves the focus to the message of an empty list, and to the heading once a record is back', async () => {
    await openAt('', LastBox)
    screen.getByRole('checkbox', { name: 'Select B-1' }).focus()
    press('Take the last one away')
    await waitFor(() => expect(focused()?.textContent).toBe('No boxes.'))
    // As when a hand-over is refused: then the empty state disappears in turn.
    press('Bring it back')
    await waitFor(() => expect(focused()?.textContent).toBe('1 to 1 of 1'))
  })

  it('KIT-07 handles its keys only while the focus is in the list', async () => {
    await openAt()
    fireEvent.keyDown(document.body, { key: 'ArrowDown' })
    expect(focused()).toBe(document.body)
    link(/^B-1 /).focus()
    key('ArrowDown')
    key('ArrowDown')
    expect(focused()?.textContent).toContain('B-3')
    const before = screen.getAllByRole('status')
    key(' ')
    // Announced, because it appears in a region that existed before.
    expect(before).toContain(screen.getByText('1 selected').closest('[role=status]'))
    key('ArrowUp')
    expect(focused()?.textContent).toContain('B-2')
    key('Escape')
    expect(screen.queryByText('1 selected')).toBeNull()
    key('End')
    expect(focused()?.textContent).toContain('B-25')
    key('/')
    expect(focused()).toBe(screen.getByRole('searchbox'))
  })

  it('KIT-07 ignores keys in the search box and the categories, and those with Ctrl, Alt or Meta', async () => {
    await openAt()
    const entry = link(/^B-3 /)
    entry.focus()
    key(' ')
    /** Whether the key is left to the browser: focus and selection stay unchanged. */
    function isLeft(from: HTMLElement, pressed: { readonly key: string }): boolean {
      from.focus()
      const isUntaken = fireEvent.keyDown(from, pressed)
      return isUntaken && focused() === from && screen.queryByText('1 selected') !== null
    }
    for (const from of [screen.getByRole('searchbox'), link(/^Shut 60/)])
      for (const name of ['ArrowDown', 'Home', '/', ' ', 'Escape']) expect(isLeft(from, { key: name }), name).toBe(true)
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(isLeft(entry, { key: 'ArrowDown', [held]: true }), held).toBe(true)
    expect(isLeft(entry, { key: 'ArrowDown' })).toBe(false)
  })

  it('CMD-05 marks the entries with changes that are only on this phone', async () => {
    await openAt()
    const waiting = entries().filter((entry) => entry.dataset['waiting'] !== undefined)
    expect(waiting.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('on this phone')])
  })
})

describe('an open record', () => {
  it('KIT-06 takes the focus, shows its details, and returns the focus to its entry when closed', async () => {
    const history = await openAt('?page=2')
    fireEvent.click(link(/^B-40 /))
    await waitFor(() => expect(history.location.search).toBe('?page=2&id=B-40'))
    expect(focused()?.textContent).toBe('B-40')
    expect(pane('B-40').textContent).toContain('Weight961 g')
    expect(pane('B-40').textContent).toContain('red kurta2 pieces₹998')
    expect(pane('B-40').textContent).toContain('A cap1 piececancelled')
    expect(pane('B-40').textContent).not.toContain('Nothing')
    expect(link(/^B-40 /).getAttribute('aria-current')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(history.location.search).toBe('?page=2'))
    expect(focused()).toBe(link(/^B-40 /))
  })

  it('KIT-06 goes back only one history entry if Back to the list is pressed twice', async () => {
    const history = await openAt('?page=2')
    for (const name of [/^B-40 /, /^B-41 /]) {
      fireEvent.click(link(name))
      const back = await screen.findByRole('link', { name: 'Back to the list' })
      await act(async () => {
        back.click()
        back.click()
      })
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to the list' })).toBeNull())
      expect(history.location.href).toMatch(/\?page=2$/)
    }
  })

  it('KIT-06 shows what asks for a decision, its deadline and what is only on this phone', async () => {
    await openAt('?id=B-2')
    expect(pane('B-2').textContent).toContain('Decide!')
    expect(within(pane('B-2')).getAllByText('on this phone')).toHaveLength(2)
    fireEvent.click(link(/^B-1 /))
    expect((await screen.findByRole('region', { name: 'B-1' })).textContent).toContain('Shut in 40 min')
  })

  it('KIT-06 hides impossible actions, and says why an action is not possible now', async () => {
    await openAt('?q=B-61&id=B-61')
    expect(screen.queryByRole('button', { name: 'Shut' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Label' })).toBeNull()
    expect(screen.getByText('Label: not now. It is shut.')).toBeDefined()
  })

  it('KIT-06 says that it is not in the list if its id is unknown', async () => {
    const history = await openAt('?id=B-999&page=2')
    expect(screen.getByRole('heading', { name: 'B-999 is not in this list' })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(history.location.search).toBe('?page=2'))
    // There is no history entry to go back to.
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { level: 2 })))
  })

  it('KIT-06 does not say that it is missing while the list is still being read', async () => {
    await openAt('?id=B-999', function BoxesReadInPart() {
      return <RecordScreen list={list} records={{ items: boxes, isWhole: false }} address={useListAddress()} now={20} />
    })
    const head = screen.getByRole('heading', { name: 'B-999' })
    expect(head.closest('section')?.textContent).toBe('B-999Still reading what is on this phone. One moment.')
  })
})
