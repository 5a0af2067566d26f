import type { OnboardingStep } from '@/contract/steps'

/*
 * What happened in one schedule, as seen from outside: at the backend, on the screens, and by the player who presses the
 * buttons. All times are milliseconds on the bench's own clock.
 */

export type SellerId = string

/** What the screen said after a press on 'Save'; 'nothing' if the tab died first. */
export type SaveWord = 'saved' | 'not-stored' | 'nothing'

/** What was done to which order. Doing it again replaces a refused attempt. */
export interface OrderDeed {
  readonly id: string
  readonly deed: string
}

/** A press on 'Save', or on a button that does something to an order. Each has a unique mark, by which it can be followed. */
export interface Save {
  readonly seller: SellerId
  /** Null for an order, or for the things of a long queue. */
  readonly step: OnboardingStep | null
  /** Null if it is not about an order, or was not done on a screen. */
  readonly order: OrderDeed | null
  readonly mark: number
  readonly pressedAt: number
  readonly word: SaveWord
  /** When the screen said so, or when the tab died. */
  readonly saidAt: number
}

/** A step or another command, as it arrived at the backend. */
export interface Arrival {
  readonly at: number
  readonly token: string
  /** The seller whose token it is; null for an unknown token. */
  readonly tokenOf: SellerId | null
  /** The seller named in the body. */
  readonly seller: SellerId
  readonly step: OnboardingStep | null
  readonly mark: number
  readonly key: string
  readonly body: string
  /** When it took effect; null if it has not yet. */
  appliedAt: number | null
  /** When a complete accepting answer was written; null for any other outcome. */
  acceptedAt: number | null
  /** When it was answered, or its connection broke. */
  endedAt: number
  /** When a 401 was written. */
  refusedTokenAt: number | null
  /** When a 403 was written. */
  forbiddenAt: number | null
}

export type StepWord = 'Cannot start yet' | 'In progress' | 'Waiting to send' | 'Sending' | 'Sent' | 'Needs attention'

/** What a list, an open order or a card of the outbox says of an order. */
export type OrderWord =
  | { readonly kind: 'order'; readonly id: string; readonly state: string; readonly onThisPhone: boolean }
  | { readonly kind: 'card'; readonly id: string; readonly deeds: readonly string[]; readonly word: StepWord }

/** What one tab says, from this time until it says something else or closes. */
export interface Claim {
  readonly tab: number
  readonly seller: SellerId
  readonly at: number
  until: number
  readonly steps: Readonly<Partial<Record<OnboardingStep, StepWord>>>
  readonly orders: readonly OrderWord[]
  /** How many steps wait, according to the header. */
  readonly waiting: number
}

/** Events after which the judge must expect no more than is promised. */
export type Turn =
  | { readonly kind: 'signed-in' | 'logged-out'; readonly seller: SellerId; readonly at: number }
  /** The seller deleted everything that waited. */
  | { readonly kind: 'deleted'; readonly seller: SellerId; readonly at: number }
  /** The seller sent a refused submission again, under a new key. */
  | { readonly kind: 'sent-again'; readonly seller: SellerId; readonly step: OnboardingStep | null; readonly at: number }
  /** The seller withdrew her command because the market had cancelled the order. */
  | { readonly kind: 'given-up'; readonly seller: SellerId; readonly order: string; readonly at: number }
  /** A customer cancelled an order. */
  | { readonly kind: 'market-cancelled'; readonly seller: SellerId; readonly order: string; readonly at: number }
  /** Another phone replaced the first; it knows what waited there once that is imported. */
  | { readonly kind: 'new-phone'; readonly at: number; importedAt: number }
  /** A tab, a worker or the browser died or lost its network: what it had just heard may be lost. */
  | { readonly kind: 'death'; readonly at: number }

/** How it ended: everything delivered, or what the screens said when time was up. */
export type End = { readonly kind: 'empty' } | { readonly kind: 'stuck'; readonly words: string }

export interface History {
  readonly knowsKeys: boolean
  readonly saves: Save[]
  readonly arrivals: Arrival[]
  readonly claims: Claim[]
  readonly turns: Turn[]
  /** The acts that really happened, for the table; an act that found nothing to act on is not one. */
  readonly happened: string[]
  /** Broken promises that only the backend can see. */
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
