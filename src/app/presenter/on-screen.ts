import { codeFields } from '@/contract/contact-channels'
import type { ShownPart } from '@/contract/presenter/actions'
import { fieldId } from '@/forms/field-parts'
import { showFields } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { router } from '../router'

const letterMilliseconds = 60
/** Long enough for an audience to read three codes. */
const readingMilliseconds = 1500
const patienceMilliseconds = 6000

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for an element to appear; null if it does not in time. */
async function onScreen<Found extends Element>(look: () => Found | null): Promise<Found | null> {
  for (let waited = 0; waited < patienceMilliseconds; waited += letterMilliseconds) {
    const found = look()
    if (found !== null) return found
    await pause(letterMilliseconds)
  }
  return null
}

/** Waits for a field of a form to appear. */
const fieldOnScreen = (formId: string, name: string): Promise<HTMLInputElement | null> =>
  onScreen(() => {
    const field = document.getElementById(fieldId(formId, name))
    return field instanceof HTMLInputElement ? field : null
  })

/** Selectors for each part: the first is of what appears last and is waited for, the last of what has to be in sight in any case. */
const places: Readonly<Record<ShownPart, readonly [string, ...string[]]>> = {
  result: ['main dl'],
  'whom-to-ask': ['main dl + div'],
  orders: ['main .bound-page > :nth-child(2)', 'main .bound-page > :first-child'],
}

/** Scrolls a part of the screen into sight, at least its beginning. @returns whether it is there */
export async function showPart(part: ShownPart): Promise<boolean> {
  const [last] = places[part]
  const found = await onScreen(() => document.querySelector(last))
  for (const place of places[part]) document.querySelector(place)?.scrollIntoView({ block: 'nearest' })
  return found !== null
}

/** Scrolls a field into sight with its label and messages. @returns whether it is on screen */
export async function showOnScreen(formId: string, name: string): Promise<boolean> {
  const field = await fieldOnScreen(formId, name)
  showFields(formId, [name])
  return field !== null
}

/** Types letter by letter, for an audience to see. @returns whether the field stayed on screen to the end */
export async function typeOnScreen(formId: string, name: string, text: string): Promise<boolean> {
  const field = await fieldOnScreen(formId, name)
  if (field === null) return false
  showFields(formId, [name])
  for (const letter of text) {
    field.setRangeText(letter, field.value.length, field.value.length)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await pause(letterMilliseconds)
  }
  return field.isConnected
}

/** Submits the codes as the button below them does. @returns whether they were right, so that the sign-in screen came */
export async function submitCodesOnScreen(): Promise<boolean> {
  const field = await fieldOnScreen(formIds.verification, codeFields.email)
  await pause(readingMilliseconds)
  const atSignIn = whenRendered('/login').then(() => true)
  field?.form?.requestSubmit()
  return Promise.race([atSignIn, pause(patienceMilliseconds).then(() => false)])
}

/** Resolves once the screen at an address is rendered, after the app has moved the focus. */
export function whenRendered(pathname: string): Promise<void> {
  return new Promise((resolve) => {
    const forget = router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.pathname !== pathname) return
      forget()
      resolve()
    })
  })
}
