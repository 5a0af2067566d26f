import type { Caller } from './call'
import type { Availability, DuplicateQuestion } from './duplicate-check'

/** All that a screen may ask of the chosen backend. */
export interface Transport extends Caller {
  /** Asks live whether an email or a mobile number is still free; `unknown` when nobody answers. */
  checkDuplicate(question: DuplicateQuestion, signal: AbortSignal): Promise<Availability>
}
