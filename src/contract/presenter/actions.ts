import type { RequestOf } from '../endpoints'
import type { NextStep, OnboardingStep } from '../steps'
import type { Network, NewFailure } from './network'

/** What the service itself can be asked to do. */
export type ServiceAction =
  | { readonly kind: 'set-network'; readonly network: Network }
  | { readonly kind: 'plan-failure'; readonly plan: NewFailure }
  | { readonly kind: 'drop-failure'; readonly id: string }
  /** Moves the service's clock forward. */
  | { readonly kind: 'move-clock'; readonly milliseconds: number }
  /** Resets the service's clock to the device's. */
  | { readonly kind: 'right-clock' }
  /** Undoes the presenter's earlier settings: network online, no planned failures, the device's clock. */
  | { readonly kind: 'usual-conditions' }
  /** Ends every session, as if the backend had signed everybody out. */
  | { readonly kind: 'end-sessions' }
  /** Recreates a ready seller so that `nextStep` is her next step. */
  | { readonly kind: 'restore-seller'; readonly sellerId: string; readonly nextStep: NextStep }
  /** Deletes every seller with one of these contacts, so that they can be registered again. `sellerId`: whose data the device deletes too. */
  | { readonly kind: 'free-contacts'; readonly email: string; readonly mobiles: readonly string[]; readonly sellerId?: string }
  /** A customer changes her mind. */
  | { readonly kind: 'cancel-order'; readonly sellerId: string; readonly orderId: string }
  | { readonly kind: 'clear-log' }

type SaveAction = {
  readonly [Step in OnboardingStep]: { readonly kind: 'save'; readonly step: Step; readonly body: RequestOf<StepEndpoint<Step>> }
}[OnboardingStep]
type StepEndpoint<Step extends OnboardingStep> = `step${Step}`

/** A part of the screen that a line of the script shows: when the review's result comes, whom to ask about it, the first orders of a list. */
export type ShownPart = 'result' | 'whom-to-ask' | 'orders'

/** What a person does in the app; the player makes the same calls as the screens. */
export type PersonAction =
  | { readonly kind: 'sign-out' }
  /** Signs in; unless a later action leads elsewhere, it ends at the seller's current step. */
  | { readonly kind: 'sign-in'; readonly email: string; readonly password: string }
  /** Fills in the sign-in screen. */
  | { readonly kind: 'fill-sign-in'; readonly email: string; readonly password: string }
  /** Fills in the registration form, by field name. */
  | { readonly kind: 'fill-registration'; readonly values: Readonly<Record<string, string>> }
  /** Registers, and opens the screen for the codes. */
  | { readonly kind: 'register'; readonly body: RequestOf<'register'> }
  /** Fills in the codes that are in the inbox. */
  | { readonly kind: 'fill-codes' }
  /** Waits until the audience could read the filled-in codes, submits them, and ends at the sign-in screen. */
  | { readonly kind: 'submit-codes' }
  /** Types into an empty field of a step, letter by letter. */
  | { readonly kind: 'type'; readonly step: OnboardingStep; readonly field: string; readonly text: string }
  | SaveAction
  /** Waits until the seller's orders are on the device. */
  | { readonly kind: 'wait-for-orders' }
  /** Saves that an order was packed, decided on the order's first revision. */
  | { readonly kind: 'pack-order'; readonly orderId: string }
  /** Waits until nothing is being sent and nothing could be sent. */
  | { readonly kind: 'wait-for-answers' }
  /** @param path an address of the app, such as `/outbox` */
  | { readonly kind: 'open'; readonly path: string }
  /** Opens the onboarding at a step that is to be changed. */
  | { readonly kind: 'open-step'; readonly step: OnboardingStep }
  /** Scrolls a part of the screen into view, on a phone above the open drawer. */
  | { readonly kind: 'show'; readonly part: ShownPart }
  | { readonly kind: 'reload' }

export type ScenarioAction = ServiceAction | PersonAction

/** A named state of the product that can be set up at once, the same each time. */
export interface Scenario {
  /** Its value in the address `?scenario=…`, such as `step-5`. */
  readonly id: string
  readonly title: string
  /** Who it is and where they stand. */
  readonly description: string
  readonly actions: readonly ScenarioAction[]
}

/** One line of the presenter's script. */
export interface ScriptLine {
  readonly id: string
  readonly title: string
  /** What to say. */
  readonly say: string
  /** What to point at or to press while it is on screen. */
  readonly show: string
  readonly actions: readonly ScenarioAction[]
}
