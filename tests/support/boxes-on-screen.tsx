import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach } from 'vitest'
import type { ActionFormProps, RecordList } from '@/lists/record-list'
import { RecordScreen } from '@/lists/record-screen'
import { useListAddress } from '@/lists/use-list-address'
import { createScreenRouter } from './screen-router'

/** The screen of a list of records, with the simplest possible records, and what a person does there. */

/** The simplest possible record: a box on a shelf. */
export interface Box {
  readonly id: string
  readonly colour: string
  readonly weight: number
  readonly open: boolean
  readonly onThisPhone: boolean
}

const colours = ['red', 'green', 'blue']
export const boxes: readonly Box[] = Array.from({ length: 120 }, (_, place) => ({
  id: `B-${place + 1}`,
  colour: colours[place % 3] ?? '',
  weight: 1000 - place,
  open: place < 60,
  onThisPhone: place === 1,
}))

/** The ids of the boxes that a test has shut. */
export const shut: string[] = []

/** Called once per test file: resets the shut boxes after each test. */
export function nothingIsShutYet(): void {
  // No element here is hidden, and computing every element's style would take longer than the rest of the test.
  configure({ defaultHidden: true })
  afterEach(() => {
    cleanup()
    shut.length = 0
  })
}

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

/** Disappears when its button is pressed. */
function Sticker() {
  const [isOn, setOn] = useState(true)
  return isOn && <button type="button" onClick={() => setOn(false)}>Peel off</button>
}

export const list: RecordList<Box> = {
  words: () => ({
    search: 'Search boxes',
    found: (count) => `${count} found`,
    range: (from, to, count) => `${from} to ${to} of ${count}`,
    nothing: 'No boxes.',
    showAll: 'Show all',
    pages: 'Pages',
  }),
  name: ({ id }) => id,
  statusOf: ({ open }) => ({ status: open ? 'in-progress' : 'sent', text: open ? 'Open' : 'Shut' }),
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

export const records = { items: boxes, isWhole: true }

function Boxes() {
  return <RecordScreen list={list} records={records} address={useListAddress()} now={20} />
}

export async function openAt(search = '', Shown = Boxes) {
  const { router, Screen } = createScreenRouter('/alloffers', Shown)
  router.history.replace(`/alloffers${search}`)
  render(<Screen />)
  await screen.findByRole('search')
  return router.history
}

export const entries = () => within(screen.getByRole('list', { name: / to / })).getAllByRole('listitem')
export const link = (name: RegExp) => screen.getByRole('link', { name })
export const pane = (name: string) => screen.getByRole('region', { name })
export const press = (name: string | RegExp): unknown => fireEvent.click(screen.getByRole('button', { name }))
export const tick = (name: string): unknown => fireEvent.click(screen.getByRole('checkbox', { name }))
export const type = (words: string): unknown => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
export const focused = () => document.activeElement
export const key = (name: string): unknown => fireEvent.keyDown(focused() ?? document.body, { key: name })
