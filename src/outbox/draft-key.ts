/** Whose draft it is, and of which form. */
export interface DraftKey {
  readonly owner: string
  readonly form: string
}

/** The form of one onboarding step. */
export const draftsOfStep = (step: number): string => `step-${step}`

/** Drafts of somebody who has no seller id yet. */
export const newSeller = 'new-seller'
