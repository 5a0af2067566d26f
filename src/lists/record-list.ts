import type { ComponentType, ReactNode } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import type { BadgeStatus } from '@/ui/status-badge'
import type { ListWords } from './texts'

/*
 * Describes a list of records and the detail of one of them as data: columns, categories, sort orders and actions. All texts are
 * functions, called when they are shown, so that a description may be created while modules are loaded.
 */

/** What lists and details need to know about any record. */
export interface ListedRecord {
  readonly id: string
  /** Whether part of what is shown of it has not been sent yet. */
  readonly onThisPhone: boolean
}

/** The state of a record, as it is shown. */
export interface RecordStatus {
  readonly status: BadgeStatus
  readonly text: string
}

/** By when something has to be done, and how urgent that is. */
export interface Deadline {
  readonly text: string
  readonly tone: 'calm' | 'near' | 'late'
}

/** A fact about each record; an empty text is not shown. */
export interface RecordColumn<Item> {
  /** Shown in the detail. In the list only screen readers read it: to the eye the text explains itself. */
  readonly label: Sentence
  readonly text: (item: Item) => string
}

/** A group of the records, with a chip that counts them. */
export interface RecordCategory<Item> {
  /** Part of the address. */
  readonly id: string
  readonly label: Sentence
  readonly has: (item: Item, now: number) => boolean
  /** Its chip is absent while the category is empty: for records that are rare, and urgent when there are some. */
  readonly onlyWithSome?: true
  /** The device does not keep its oldest records: the list says so at its end. */
  readonly endsEarly?: true
  /** All of its records are read first, so that they are shown and counted while the rest is still being read. */
  readonly readFirst?: true
  /** The id of its sort order; without it the first one. */
  readonly sort?: string
}

export interface RecordSort<Item> {
  /** Part of the address. */
  readonly id: string
  readonly label: Sentence
  readonly compare: (one: Item, other: Item) => number
}

/**
 * Whether an action can be done with a record. An action that is not possible now is `shown` with the reason; one that never is does
 * not show, and its reason is given only for a selection of several records.
 */
export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly why: string; readonly shown: boolean }

/** An action that was done. */
export interface ActionDone {
  readonly kind: 'done'
  /** Says what was done; shown at the record, or above the list. */
  readonly said: Sentence
  /**
   * Shows after that what happens to the command: it follows its changes, and shows nothing once it is accepted.
   * @param onTakenBack to be called when the command was taken back, so that `said` is no longer true
   */
  readonly further?: (onTakenBack: () => void) => ReactNode
}

/** The outcome of an action. */
export type ActionOutcome =
  | ActionDone
  | {
      readonly kind: 'not-done'
      readonly why: Sentence
      /** The ids of those of several records with which it was done all the same. */
      readonly doneWith?: readonly string[]
    }

export interface ActionFormProps<Item> {
  readonly item: Item
  /** To be called when it is done: the form closes. */
  readonly onDone: (outcome: ActionDone) => void
  readonly onCancel: () => void
}

interface ActionBase<Item> {
  /** Part of the address while its form is open. */
  readonly id: string
  /** @param count the number of records with which it would be done */
  readonly label: (count: number) => string
  readonly look: 'primary' | 'outline' | 'destructive'
  readonly allows: (item: Item, now: number) => Allowance
}

/** An action that needs a form to be filled in first. */
export interface FormAction<Item> extends ActionBase<Item> {
  readonly kind: 'form'
  readonly Form: ComponentType<ActionFormProps<Item>>
  /** Whether the next record with which it can be done is offered afterwards. */
  readonly goesOn: boolean
  /** The ids of the actions that are offered beside the next record; without it all of them. */
  readonly thenOffers?: readonly string[]
}

/** An action that one press does, with one record or with all those of a selection that allow it. */
export interface PressAction<Item> extends ActionBase<Item> {
  readonly kind: 'press'
  readonly run: (items: readonly Item[]) => Promise<ActionOutcome>
  /** The question before it is done with a selection; without it, it can be done only with one record at a time. */
  readonly asks?: (count: number, items: readonly Item[]) => string
  /** Whether it can be done with a record of a selection, where nobody sees the record's notice; without it `allows` decides. */
  readonly allowsOfSeveral?: (item: Item, now: number) => Allowance
  /** The question before it is done with one record, for what cannot be taken back. */
  readonly asksOfOne?: (item: Item) => string
}

export type RecordAction<Item> = FormAction<Item> | PressAction<Item>

/** A part of a record, such as a line of an order. */
export interface RecordPart {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly amount?: string
  /** Why it is no longer part of the record. */
  readonly gone?: string
}

/** Something that has happened to a record. */
export interface RecordEvent {
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly text: string
  readonly onThisPhone: boolean
}

/** What the detail shows besides name, status, deadline and actions. */
export interface RecordDetail<Item> {
  /** Shows at the top what needs the seller's decision. */
  readonly Notice: ComponentType<{ readonly item: Item }>
  readonly facts: readonly RecordColumn<Item>[]
  readonly partsTitle: Sentence
  readonly parts: (item: Item) => readonly RecordPart[]
  readonly events: (item: Item) => readonly RecordEvent[]
}

export interface RecordList<Item extends ListedRecord> {
  readonly words: () => ListWords
  readonly name: (item: Item) => string
  /** The name of a record that is not in the list, from its id alone; without it, the id is the name. */
  readonly nameOfMissing?: (id: string) => string
  readonly statusOf: (item: Item) => RecordStatus
  /** The numbers of commands on it that were refused or stopped: what was said about the record before is then no longer true. */
  readonly stopped: (item: Item) => readonly number[]
  readonly deadline: (item: Item, now: number) => Deadline | null
  /** What an entry of the list shows besides name, status and deadline. */
  readonly columns: readonly RecordColumn<Item>[]
  /** Texts that a search also finds besides name and columns, as somebody may type them. */
  readonly searched: (item: Item) => readonly string[]
  /** The barcodes on a record or its parts: a scan opens the record, or lists those that share the code. Without it there is no scanning. */
  readonly codes?: (item: Item) => readonly string[]
  /** Shown at the end of a category that `endsEarly`. */
  readonly older?: Sentence
  /** The first one is shown by default. */
  readonly categories: readonly [RecordCategory<Item>, ...RecordCategory<Item>[]]
  readonly sorts: readonly [RecordSort<Item>, ...RecordSort<Item>[]]
  /** The id of the sort order for a search in all categories; without it that of the first category. */
  readonly foundSort?: string
  readonly actions: readonly RecordAction<Item>[]
  readonly detail: RecordDetail<Item>
}
