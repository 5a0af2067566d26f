import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'

/** What a person does on the onboarding screens, in unit tests. */

configure({
  // No element on these screens is hidden, and computing every element's style would take longer than the rest of the test.
  defaultHidden: true,
  // Printing the whole page, which would happen at every retry, takes longer than the test.
  getElementError: (message) => new Error(message ?? 'Not on screen'),
})

/** Replaces a field's value, and leaves the field. */
export function fill(label: string | RegExp, value: string, area: HTMLElement = document.body): void {
  const field = within(area).getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

/** Presses a button, radio or checkbox by its name. */
export function press(role: 'button' | 'radio' | 'checkbox', name: string | RegExp, area: HTMLElement = document.body): void {
  fireEvent.click(within(area).getByRole(role, { name }))
}

/** Waits until a step's form is on screen. */
export async function atStep(step: OnboardingStep): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: stepNames[step] })
  await screen.findByRole('button', { name: 'Back' })
  await shown()
}

/** React runs effects shortly after it renders: a form that is filled in earlier does not follow its values yet. */
const shown = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

const steps = (): HTMLElement => screen.getByRole('navigation', { name: 'Onboarding steps' })

/** A step's button in the row of steps; its name tells the step's state. */
export const stepTab = (step: OnboardingStep): HTMLElement =>
  within(steps()).getByRole('button', { name: new RegExp(`^\\d\\. ${stepNames[step]}, `) })

/** Opens a step by its button in the row of steps. */
export async function goTo(step: OnboardingStep): Promise<void> {
  stepTab(step).click()
  await atStep(step)
}

/** Presses the button that saves the step. */
export const pressSave = (): void => press('button', 'Save & next')

/** A field's accessible description. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Waits until the draft is stored on the device. */
export const draftKept = (): Promise<HTMLElement> => screen.findByText(/^Kept \d/)

/** Waits until a sentence has disappeared. */
export const gone = (text: string | RegExp): Promise<void> =>
  waitFor(() => {
    if (screen.queryByText(text) !== null) throw new Error(`Still there: ${String(text)}`)
  })
