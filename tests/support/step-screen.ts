import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'

/** What a person does on the onboarding's screens, in a test below the browser. */

configure({
  // Nothing on these screens is there and hidden; to ask each element's style takes longer than all the rest.
  defaultHidden: true,
  // The whole page in print, made anew at each look, takes longer than the test.
  getElementError: (message) => new Error(message ?? 'Not on screen'),
})

/** Replaces what stands in a field, and leaves it. */
export function fill(label: string | RegExp, value: string, area: HTMLElement = document.body): void {
  const field = within(area).getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

/** Presses a button, radio or checkbox by its name. */
export function press(role: 'button' | 'radio' | 'checkbox', name: string | RegExp, area: HTMLElement = document.body): void {
  fireEvent.click(within(area).getByRole(role, { name }))
}

/** Waits for the form of a step to be on screen. */
export async function atStep(step: OnboardingStep): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: stepNames[step] })
  await screen.findByRole('button', { name: 'Back' })
  await shown()
}

/** React runs effects a moment after what it shows: a form that is filled in before them does not follow its values yet. */
const shown = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

const steps = (): HTMLElement => screen.getByRole('navigation', { name: 'Onboarding steps' })

/** The button of a step in the row of steps; its name says where the step stands. */
export const stepTab = (step: OnboardingStep): HTMLElement =>
  within(steps()).getByRole('button', { name: new RegExp(`^\\d\\. ${stepNames[step]}, `) })

/** Opens a step by its button in the row of steps. */
export async function goTo(step: OnboardingStep): Promise<void> {
  stepTab(step).click()
  await atStep(step)
}

/** Presses the button that saves the step. */
export const pressSave = (): void => press('button', 'Save & next')

/** What a field says of itself to somebody who does not see it. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Waits until the draft lies on the device. */
export const draftKept = (): Promise<HTMLElement> => screen.findByText(/^Kept \d/)

/** Waits for a sentence to be gone. */
export const gone = (text: string | RegExp): Promise<void> =>
  waitFor(() => {
    if (screen.queryByText(text) !== null) throw new Error(`Still there: ${String(text)}`)
  })
