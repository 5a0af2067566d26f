import type { ComponentType, ReactNode } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import type { BadgeStatus } from '@/ui/status-badge'
import type { ListWords } from './texts'

/*
 * A list of records and the detail of one of them, as data: columns, categories, orders and actions. Whatever is worded
 * is asked for when it is shown, so that a description may be made while modules are loaded.
 */

/** What lists and details need to know of any record. */
export interface ListedRecord {
  readonly id: string
  /** Whether something of what is shown of it is only on this phone. */
  readonly onThisPhone: boolean
}

/** Where a record stands. */
export interface Standing {
  readonly status: BadgeStatus
  readonly text: string
}

/** Until when something has to be done, and how pressing that is. */
export interface Deadline {
  readonly text: string
  readonly tone: 'calm' | 'near' | 'late'
}

/** Something that is known of each record; an empty text stands nowhere. */
export interface RecordColumn<Item> {
  /** Shown in the detail. In the list only a screen reader says it: who sees the text knows what it is. */
  readonly label: Sentence
  readonly text: (item: Item) => string
}

/** Some of the records, under a chip that counts them. */
export interface RecordCategory<Item> {
  /** Stands in the address. */
  readonly id: string
  readonly label: Sentence
  readonly has: (item: Item, now: number) => boolean
  /** It is absent while nothing is in it: what is seldom there, and pressing when it is. */
  readonly onlyWithSome?: true
  /** Some of it may be so old that it is not kept here: the list says so at its end. */
  readonly endsEarly?: true
  /** All of it is read first, so that it is shown and counted while the rest is still being read. */
  readonly readFirst?: true
  /** The order that it is shown in, where that is not the first. */
  readonly sort?: string
}

export interface RecordSort<Item> {
  /** Stands in the address. */
  readonly id: string
  readonly label: Sentence
  readonly compare: (one: Item, other: Item) => number
}

/**
 * Whether something can be done with a record. What cannot be done now is `shown` with the reason; what cannot be done at
 * all is absent, and its reason is told where it was asked of several.
 */
export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly why: string; readonly shown: boolean }

/** An action that was done. */
export interface ActionDone {
  readonly kind: 'done'
  /** What was done; shown at the record, or above the list. */
  readonly said: Sentence
  /**
   * What becomes of it now, after that: it words itself anew as that changes, and is nothing once it has come through.
   * @param onTakenBack what was done holds no longer, and nor does what is said of it
   */
  readonly further?: (onTakenBack: () => void) => ReactNode
}

/** What became of an action. */
export type ActionOutcome =
  | ActionDone
  | {
      readonly kind: 'not-done'
      readonly why: Sentence
      /** Those of several that it was done with all the same, by their ids. */
      readonly doneWith?: readonly string[]
    }

export interface ActionFormProps<Item> {
  readonly item: Item
  /** It is done: the form closes. */
  readonly onDone: (outcome: ActionDone) => void
  readonly onCancel: () => void
}

interface ActionBase<Item> {
  /** Stands in the address while its form is open. */
  readonly id: string
  /** @param count with how many records it would be done */
  readonly label: (count: number) => string
  readonly look: 'primary' | 'outline' | 'destructive'
  readonly allows: (item: Item, now: number) => Allowance
}

/** An action that asks for something first. */
export interface FormAction<Item> extends ActionBase<Item> {
  readonly kind: 'form'
  readonly Form: ComponentType<ActionFormProps<Item>>
  /** Done with one record, the next one that it can be done with is offered. */
  readonly goesOn: boolean
  /** Of the actions those that are offered beside the next record, by their ids; without it all of them. */
  readonly thenOffers?: readonly string[]
}

/** An action that a press does, with one record or with all of a selection that allow it. */
export interface PressAction<Item> extends ActionBase<Item> {
  readonly kind: 'press'
  readonly run: (items: readonly Item[]) => Promise<ActionOutcome>
  /** What is asked before it is done with a selection; without it, it is done with one record at a time. */
  readonly asks?: (count: number, items: readonly Item[]) => string
  /** Whether it can be done with one of several, whose notices nobody looks at; without it, as with one. */
  readonly allowsOfSeveral?: (item: Item, now: number) => Allowance
  /** What is asked before it is done with one record: of what cannot be taken back. */
  readonly asksOfOne?: (item: Item) => string
}

export type RecordAction<Item> = FormAction<Item> | PressAction<Item>

/** A part of a record, such as a line of an order. */
export interface RecordPart {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly amount?: string
  /** It is no longer part of it; says why. */
  readonly gone?: string
}

/** Something that has happened to a record. */
export interface RecordEvent {
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly text: string
  readonly onThisPhone: boolean
}

/** What the detail shows besides title, standing, deadline and actions. */
export interface RecordDetail<Item> {
  /** What asks for a decision, above all else. */
  readonly Notice: ComponentType<{ readonly item: Item }>
  readonly facts: readonly RecordColumn<Item>[]
  readonly partsTitle: Sentence
  readonly parts: (item: Item) => readonly RecordPart[]
  readonly events: (item: Item) => readonly RecordEvent[]
}

export interface RecordList<Item extends ListedRecord> {
  readonly words: () => ListWords
  readonly name: (item: Item) => string
  /** The name of one that is not there, from its id alone; without it, the id is the name. */
  readonly nameOfMissing?: (id: string) => string
  readonly standing: (item: Item) => Standing
  /** What was done with it here and does not come through, by numbers of their own: what was said of it before that is over. */
  readonly stopped: (item: Item) => readonly number[]
  readonly deadline: (item: Item, now: number) => Deadline | null
  /** What an entry of the list says, beside its name, standing and deadline. */
  readonly columns: readonly RecordColumn<Item>[]
  /** All that a search finds besides the columns, as somebody may type it. */
  readonly searched: (item: Item) => readonly string[]
  /** What is printed in bars on a record or on its parts: a scan of one opens it, of several lists them. Nothing is scanned without. */
  readonly codes?: (item: Item) => readonly string[]
  /** What is said at the end of a list that ends early. */
  readonly older?: Sentence
  /** The first one is shown at first. */
  readonly categories: readonly [RecordCategory<Item>, ...RecordCategory<Item>[]]
  readonly sorts: readonly [RecordSort<Item>, ...RecordSort<Item>[]]
  /** The order of what a search finds among everything, where that is not the first. */
  readonly foundSort?: string
  readonly actions: readonly RecordAction<Item>[]
  readonly detail: RecordDetail<Item>
}
