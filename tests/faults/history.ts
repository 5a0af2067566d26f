import type { OnboardingStep } from '@/contract/steps'

/*
 * What happened in one schedule, as it was seen from outside: at the backend, on the screens, and by the hand that
 * presses the buttons. All times are milliseconds of one clock, the bench's own.
 */

export type SellerId = string

/** What the screen said after a press on 'Save', or that the tab died before it could say anything. */
export type SaveWord = 'saved' | 'not-stored' | 'nothing'

/** What was done to which order. What is done to it anew takes the place of the same that was not taken. */
export interface OrderDeed {
  readonly id: string
  readonly deed: string
}

/** A press on 'Save', or on what does something to an order. Each has a mark of its own, so that it can be followed. */
export interface Save {
  readonly seller: SellerId
  /** Null for what is about an order, or about the things of a long queue. */
  readonly step: OnboardingStep | null
  /** Null for what is about no order, or was done on no screen. */
  readonly order: OrderDeed | null
  readonly mark: number
  readonly pressedAt: number
  readonly word: SaveWord
  /** When it was said; or when the tab died. */
  readonly saidAt: number
}

/** A step, or another command of a long queue, as it arrived at the backend. */
export interface Arrival {
  readonly at: number
  readonly token: string
  /** Whose token it is; null for one that nobody was given. */
  readonly tokenOf: SellerId | null
  /** Whom the body names. */
  readonly seller: SellerId
  readonly step: OnboardingStep | null
  readonly mark: number
  readonly key: string
  readonly body: string
  /** When it took effect; null as long as it has not. */
  appliedAt: number | null
  /** When an answer that says yes was written out whole; null for every other end. */
  acceptedAt: number | null
  /** When it was answered, or its connection broke. */
  endedAt: number
  /** When an answer that says 401 was written out. */
  refusedTokenAt: number | null
  /** When an answer that says 403 was written out. */
  forbiddenAt: number | null
}

export type StepWord = 'Cannot start yet' | 'In progress' | 'Waiting to send' | 'Sending' | 'Sent' | 'Needs attention'

/** What a list or an open order says of it, or a card among what waits or was sent. */
export type OrderWord =
  | { readonly kind: 'order'; readonly id: string; readonly state: string; readonly onThisPhone: boolean }
  | { readonly kind: 'card'; readonly id: string; readonly deeds: readonly string[]; readonly word: StepWord }

/** What one tab says, from its time until it says something else or is gone. */
export interface Claim {
  readonly tab: number
  readonly seller: SellerId
  readonly at: number
  until: number
  readonly steps: Readonly<Partial<Record<OnboardingStep, StepWord>>>
  readonly orders: readonly OrderWord[]
  /** How many steps wait, as the header has it. */
  readonly waiting: number
}

/** Things between which the judge must not expect more than is promised. */
export type Turn =
  | { readonly kind: 'signed-in' | 'logged-out'; readonly seller: SellerId; readonly at: number }
  /** The seller had everything deleted that waited. */
  | { readonly kind: 'deleted'; readonly seller: SellerId; readonly at: number }
  /** What stood as refused was sent again under a new key, by hand. */
  | { readonly kind: 'sent-again'; readonly seller: SellerId; readonly step: OnboardingStep | null; readonly at: number }
  /** The seller took back what she had done to an order, since the market had cancelled it. */
  | { readonly kind: 'given-up'; readonly seller: SellerId; readonly order: string; readonly at: number }
  /** A customer cancelled an order. */
  | { readonly kind: 'market-cancelled'; readonly seller: SellerId; readonly order: string; readonly at: number }
  /** Another phone has taken the place of the first; what waited there is known to it once it was imported. */
  | { readonly kind: 'new-phone'; readonly at: number; importedAt: number }
  /** A tab, a worker or the browser died, or lost its network: what it had heard may be lost. */
  | { readonly kind: 'death'; readonly at: number }

/** How it ended: all delivered, or what the screens said when time was up. */
export type End = { readonly kind: 'empty' } | { readonly kind: 'stuck'; readonly words: string }

export interface History {
  readonly knowsKeys: boolean
  readonly saves: Save[]
  readonly arrivals: Arrival[]
  readonly claims: Claim[]
  readonly turns: Turn[]
  /** What was really done to it, for the table: acts that found nothing to act on are not among them. */
  readonly happened: string[]
  /** What the backend alone could see, and must never be. */
  readonly seenWrong: string[]
  end: End
}

export const emptyHistory = (knowsKeys: boolean): History => ({
  knowsKeys,
  saves: [],
  arrivals: [],
  claims: [],
  turns: [],
  happened: [],
  seenWrong: [],
  end: { kind: 'stuck', words: 'It was never ended.' },
})
