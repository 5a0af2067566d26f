// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { createScreenRouter } from '../../tests/support/screen-router'
import type { ActionFormProps, RecordList } from './record-list'
import { RecordScreen } from './record-screen'
import { listTexts } from './texts'
import { useListAddress } from './use-list-address'
import { usePressAction } from './use-press-action'

/** A box on a shelf: as little as a record can be. */
interface Box {
  readonly id: string
  readonly colour: string
  readonly weight: number
  readonly open: boolean
  readonly onThisPhone: boolean
}

// Nothing here is there and hidden, and to ask each element's style takes longer than all the rest.
configure({ defaultHidden: true })

const colours = ['red', 'green', 'blue']
const boxes: readonly Box[] = Array.from({ length: 120 }, (_, place) => ({
  id: `B-${place + 1}`,
  colour: colours[place % 3] ?? '',
  weight: 1000 - place,
  open: place < 60,
  onThisPhone: place === 1,
}))

const shut: string[] = []
afterEach(() => {
  cleanup()
  language.use(english)
  shut.length = 0
})

function LabelForm({ item, onDone, onCancel }: ActionFormProps<Box>) {
  return (
    <>
      <button type="button" onClick={() => onDone({ kind: 'done', said: () => `${item.id} is labelled.` })}>
        Save
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </>
  )
}

/** Gone with the press. */
function Sticker() {
  const [isOn, setOn] = useState(true)
  return isOn && <button type="button" onClick={() => setOn(false)}>Peel off</button>
}

const list: RecordList<Box> = {
  words: () => ({
    search: 'Search boxes',
    found: (count) => `${count} found`,
    range: (from, to, count) => `${from} to ${to} of ${count}`,
    nothing: 'No boxes.',
    showAll: 'Show all',
    pages: 'Pages',
  }),
  name: ({ id }) => id,
  standing: ({ open }) => ({ status: open ? 'in-progress' : 'sent', text: open ? 'Open' : 'Shut' }),
  stopped: () => [],
  deadline: ({ id }, now) => (id === 'B-1' ? { text: `Shut in ${60 - now} min`, tone: 'near' } : null),
  columns: [{ label: () => 'Colour', text: ({ colour }) => colour }],
  searched: ({ weight }) => [`${weight} g`],
  categories: [
    { id: 'open', label: () => 'Open', has: ({ open }) => open },
    { id: 'shut', label: () => 'Shut', has: ({ open }) => !open, sort: 'light' },
    { id: 'heavy', label: () => 'Heavy', has: ({ weight }) => weight > 2000 },
  ],
  sorts: [
    { id: 'heavy', label: () => 'Heaviest first', compare: (one, other) => other.weight - one.weight },
    { id: 'light', label: () => 'Lightest first', compare: (one, other) => one.weight - other.weight },
  ],
  actions: [
    { id: 'label', kind: 'form', label: () => 'Label', look: 'primary', allows: ({ open }) => (open ? { allowed: true } : { allowed: false, why: 'It is shut.', shown: true }), Form: LabelForm, goesOn: true },
    {
      id: 'shut',
      kind: 'press',
      label: () => 'Shut',
      look: 'outline',
      allows: ({ open }) => (open ? { allowed: true } : { allowed: false, why: 'shut already', shown: false }),
      asks: (count) => `Shut ${count} boxes?`,
      run: async (items) => {
        shut.push(...items.map(({ id }) => id))
        return items.some(({ id }) => id === 'B-13') ? { kind: 'not-done', why: () => 'The device is full.' } : { kind: 'done', said: () => `${items.length} shut.` }
      },
    },
  ],
  detail: {
    Notice: ({ item }) => (item.onThisPhone ? <p>Decide!</p> : item.id === 'B-4' && <Sticker />),
    facts: [{ label: () => 'Weight', text: ({ weight }) => `${weight} g` }, { label: () => 'Nothing', text: () => '' }],
    partsTitle: () => 'Goods',
    parts: ({ colour }) => [
      { id: '1', title: `${colour} kurta`, detail: '2 pieces', amount: '₹998' },
      { id: '2', title: 'A cap', detail: '1 piece', gone: 'cancelled' },
    ],
    events: ({ onThisPhone }) => [{ at: 0, text: 'Put on the shelf', onThisPhone }],
  },
}

const records = { items: boxes, isWhole: true }

function Boxes() {
  return <RecordScreen list={list} records={records} address={useListAddress()} now={20} />
}

/** A list that loses all it has. */
function LastBox() {
  const [items, setItems] = useState(boxes.slice(0, 1))
  return (
    <>
      <RecordScreen list={list} records={{ items, isWhole: true }} address={useListAddress()} now={20} />
      <button type="button" onClick={() => setItems([])}>Take the last one away</button>
    </>
  )
}

async function openAt(search = '', Shown = Boxes) {
  const { router, Screen } = createScreenRouter('/alloffers', Shown)
  router.history.replace(`/alloffers${search}`)
  render(<Screen />)
  await screen.findByRole('search')
  return router.history
}

const entries = () => within(screen.getByRole('list', { name: / to / })).getAllByRole('listitem')
const link = (name: RegExp) => screen.getByRole('link', { name })
const pane = (name: string) => screen.getByRole('region', { name })
const press = (name: string | RegExp): unknown => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: string): unknown => fireEvent.click(screen.getByRole('checkbox', { name }))
const type = (words: string): unknown => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
const focused = () => document.activeElement
const key = (name: string): unknown => fireEvent.keyDown(focused() ?? document.body, { key: name })

describe('a list of records', () => {
  it('KIT-02 shows the first category, 25 at a time, and its place in the address', async () => {
    const history = await openAt()
    expect(entries()).toHaveLength(25)
    expect(link(/^Open 60/).getAttribute('aria-current')).toBe('page')
    fireEvent.click(link(/^Shut 60/))
    await waitFor(() => expect(history.location.search).toBe('?category=shut'))
    // A category may have an order of its own.
    expect(entries()[0]?.textContent).toContain('B-120')
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'heavy' } })
    await waitFor(() => expect(history.location.search).toBe('?category=shut&sort=heavy'))
    expect(entries()[0]?.textContent).toContain('B-61')
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/alloffers?category=shut&sort=heavy&page=3')
  })

  it('KIT-02 a category that gets the focus by a key is shown whole, and one that is pressed stays where it is', async () => {
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

  it('LANG-03 KIT-02 names its categories and pages in the language in use, at once', async () => {
    await openAt()
    act(() => language.use({ ...english, words: { lists: { ...listTexts, categories: 'Dikhaen', next: 'Aage' } } }))
    expect(screen.getByRole('navigation', { name: 'Dikhaen' })).toBeDefined()
    expect(link(/^Aage$/)).toBeDefined()
  })

  it('KIT-03 searches everything that the phone keeps, whichever category is shown', async () => {
    const history = await openAt()
    type('B-61')
    expect(entries().map(({ textContent }) => textContent)).toHaveLength(1)
    const counts = (): unknown[] => [link(/^Open/).textContent, link(/^Shut/).textContent]
    // Painted before thousands are counted.
    expect(counts()).toEqual(['Open60', 'Shut60'])
    await waitFor(() => expect(counts()).toEqual(['Open0', 'Shut1']))
    expect(link(/^Shut/).getAttribute('href')).toBe('/alloffers?category=shut&q=B-61')
    type('930 g')
    expect(entries()[0]?.textContent).toContain('B-71')
    // Pressed before the chips were painted anew: leaving the field has ended the search.
    fireEvent.blur(screen.getByRole('searchbox'))
    fireEvent.click(link(/^Shut/))
    expect(history.location.search).toBe('?category=shut&q=930+g')
  })

  it('KIT-05 says why nothing is there', async () => {
    await openAt('?category=heavy')
    screen.getByText('Nothing here now.')
    // The next step is the first category that has something.
    expect(link(/^See /).textContent).toBe('See Open: 60')
    type('hovercraft')
    expect(screen.queryByRole('link', { name: /^See / })).toBeNull()
    screen.getByText('Nothing matches "hovercraft".')
    press('Show all')
    fireEvent.click(link(/^See Open/))
    await waitFor(() => expect(entries()).toHaveLength(25))
  })

  it('KIT-05 offers no way out of what is still being read', async () => {
    const [first, ...others] = list.categories
    const readFirst: RecordList<Box> = { ...list, categories: [{ ...first, readFirst: true }, ...others] }
    await openAt('?category=shut', function BoxesReadInPart() {
      return <RecordScreen list={readFirst} records={{ items: boxes, isWhole: false }} address={useListAddress()} now={20} />
    })
    await waitFor(() => expect(link(/^Open/).textContent).toContain('60'))
    screen.getByText(/^Still reading/)
    expect(screen.queryByRole('link', { name: /^See / })).toBeNull()
  })

  it('KIT-04 says how many of a selection change, and why the rest do not, which stay selected', async () => {
    await openAt('?q=B-')
    tick('Select B-1')
    tick('Select B-2')
    expect(screen.getByText('2 selected')).toBeDefined()
    type('B-119')
    expect(screen.getByText('2 selected').textContent).toBe('2 selected, 2 not shown here')
    tick('Select B-119')
    expect(screen.getByText('3 selected')).toBeDefined()
    // An action that asks for something takes one record at a time.
    expect(screen.queryByRole('button', { name: 'Label' })).toBeNull()
    press('Shut')
    expect(screen.getByText('B-119: shut already')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Shut 2 boxes?' })).toBeDefined()
    press('No')
    expect(shut).toEqual([])
    // Whoever was asked may ask again.
    expect(focused()?.textContent).toBe('Shut')
    press('Shut')
    press('Yes')
    await screen.findByText('2 shut.')
    expect(shut).toEqual(['B-1', 'B-2'])
    // What it could not be done with is still there to be looked at.
    expect(screen.getByText('1 selected')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select B-119' }).checked).toBe(true)
    press('Clear selection')
    expect(screen.queryByText(/ selected/)).toBeNull()
  })

  it('KIT-04 a selection is of one category: with another nothing is selected that nobody sees', async () => {
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

  it('KIT-04 asks about a selection only when it is told to: a question goes with what it was about, and stays away', async () => {
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
    // One that was shut already stays selected, and there is nothing to ask about it.
    type('B-119')
    tick('Select B-119')
    type('B-1')
    ask()
    tick('Select B-1')
    tick('Select B-1')
    expect(question()).toBeNull()
  })

  it('KIT-04 KIT-07 leaves the focus in the list once a question is answered, and at the record once its notice is gone', async () => {
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

  it('KIT-05 KIT-07 leads the focus to what is said where nothing is left, and to no field that brings up a keyboard', async () => {
    await openAt('', LastBox)
    screen.getByRole('checkbox', { name: 'Select B-1' }).focus()
    press('Take the last one away')
    await waitFor(() => expect(focused()?.textContent).toBe('No boxes.'))
  })

  it('KIT-04 selects a hundred at most, and tells what could not be done', async () => {
    await openAt('?q=B-')
    tick('Select all 100')
    expect(screen.getByText(/^100 selected/).textContent).toContain('At most 100')
    fireEvent.click(screen.getByRole('link', { name: 'Page 5' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select B-120' }).disabled).toBe(true))
    press('Shut')
    press('Yes')
    expect((await screen.findByRole('alert')).textContent).toBe('The device is full.')
  })

  it('KIT-04 what was selected of all can be taken back where there was no room for it', async () => {
    await openAt('?q=B-120')
    tick('Select B-120')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'B-' } })
    tick('Select all 100')
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 100' })
    expect([all().checked, screen.getByText(/^100 selected/).textContent]).toEqual([true, expect.stringContaining('At most 100')])
    tick('Select all 100')
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('KIT-04 offers to select as many of what a search finds as there is room for, and none where there is no room', async () => {
    await openAt('?q=B-')
    const all = (count: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select all ${count}` })
    tick('Select all 100')
    type('B-120')
    expect([all(1).checked, all(1).disabled]).toEqual([false, true])
    // Of these 32, B-1, B-10 to B-19 and B-100 are selected, and one of them gives its place to any of the others.
    type('B-1')
    tick('Select B-1')
    expect(all(12).checked).toBe(false)
    tick('Select all 12')
    expect(screen.getByText(/^100 selected/).textContent).toContain('88 not shown here')
    expect(all(12).checked).toBe(true)
  })

  it('KIT-07 goes by keys while the focus is in the list, and nowhere else', async () => {
    const history = await openAt()
    fireEvent.keyDown(document.body, { key: 'ArrowDown' })
    expect(focused()).toBe(document.body)
    link(/^B-1 /).focus()
    key('ArrowDown')
    key('ArrowDown')
    expect(focused()?.textContent).toContain('B-3')
    const before = screen.getAllByRole('status')
    key(' ')
    // It is read out, as it is said where something could be said before.
    expect(before).toContain(screen.getByText('1 selected').closest('[role=status]'))
    key('ArrowUp')
    expect(focused()?.textContent).toContain('B-2')
    key('Escape')
    expect(screen.queryByText('1 selected')).toBeNull()
    key('End')
    expect(focused()?.textContent).toContain('B-25')
    key('/')
    expect(focused()).toBe(screen.getByRole('searchbox'))
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: ' ' })
    expect(history.location.search).toBe('')
  })

  it('CMD-05 dashes what is only on this phone, and says so', async () => {
    await openAt()
    const waiting = entries().filter((entry) => entry.dataset['waiting'] !== undefined)
    expect(waiting.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('on this phone')])
  })
})

describe('an open record', () => {
  it('KIT-06 takes the focus, shows all that is known of it, and gives the focus back', async () => {
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

  it('KIT-06 a second quick press on the way back to the list goes no further', async () => {
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

  it('KIT-06 says what asks for a decision, when it is due and what is only on this phone', async () => {
    await openAt('?id=B-2')
    expect(pane('B-2').textContent).toContain('Decide!')
    expect(within(pane('B-2')).getAllByText('on this phone')).toHaveLength(2)
    fireEvent.click(link(/^B-1 /))
    expect((await screen.findByRole('region', { name: 'B-1' })).textContent).toContain('Shut in 40 min')
  })

  it('KIT-06 has no way to what cannot be done, and says why not now', async () => {
    await openAt('?q=B-61&id=B-61')
    expect(screen.queryByRole('button', { name: 'Shut' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Label' })).toBeNull()
    expect(screen.getByText('Label: not now. It is shut.')).toBeDefined()
  })

  it('KIT-06 says of a record that there is not that it is not there', async () => {
    const history = await openAt('?id=B-999&page=2')
    expect(screen.getByRole('heading', { name: 'B-999 is not in this list' })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(history.location.search).toBe('?page=2'))
    // There is no entry to go back to.
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { level: 2 })))
  })

  it('KIT-06 does what is pressed, and says what became of it', async () => {
    await openAt('?id=B-3')
    press('Shut')
    await screen.findByText('1 shut.')
    expect(shut).toEqual(['B-3'])
  })

  it('KIT-06 asks about no record by itself: what could not be done meanwhile is asked about once it is pressed again', async () => {
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

  it('KIT-06 a question that is answered while something else is being done stays: no yes is lost', async () => {
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

  it('ORD-04 opens a form in its place, and offers the next record once it is done with', async () => {
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
    // However far she went from record to record, Back leads to the list.
    act(() => history.back())
    await waitFor(() => expect(history.location.search).toBe(''))
  })

  it('KIT-06 says what a form has done where something could be said before, so that it is read out, and once', async () => {
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

  it('KIT-06 says what a press has done after a form as what has come, and not as other words for what was said', async () => {
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

  it('ORD-04 offers no record as the next that was done with before, where the list has not heard of it yet', async () => {
    await openAt('?id=B-1&do=label')
    press('Save')
    fireEvent.click(await screen.findByRole('button', { name: 'Next: B-2' }))
    await screen.findByRole('region', { name: 'B-2' })
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('B-2 is labelled.')
    expect(screen.queryByRole('button', { name: 'Next: B-1' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Next: B-3' })).toBeDefined()
  })

  it('ORD-04 offers the first by the first order as the next, where the category has another one and none was asked for', async () => {
    await openAt('?category=shut&id=B-9&do=label')
    press('Save')
    await screen.findByRole('button', { name: 'Next: B-1' })
    cleanup()
    await openAt('?category=shut&sort=light&id=B-9&do=label')
    press('Save')
    await screen.findByRole('button', { name: 'Next: B-60' })
  })

  it('KIT-06 what fails in its middle can be pressed again', async () => {
    const { result } = renderHook(() => usePressAction<Box>())
    const fails = { run: () => Promise.reject(new Error('No such call')) }
    await act(() => expect(result.current.press(fails, boxes)).rejects.toThrow('No such call'))
    expect(result.current.busy).toBe(false)
  })

  it('ORD-04 a record that is opened again offers all that can be done with it, and tells no more what was done before', async () => {
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
