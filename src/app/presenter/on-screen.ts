import { codeFields } from '@/contract/contact-channels'
import type { ShownPart } from '@/contract/presenter/actions'
import { fieldId } from '@/forms/field-parts'
import { showFields } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { router } from '../router'

const letterMilliseconds = 60
/** For a room to read three codes. */
const readingMilliseconds = 1500
const patienceMilliseconds = 6000

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What is on its way to the screen; null where it does not come. */
async function onScreen<Found extends Element>(look: () => Found | null): Promise<Found | null> {
  for (let waited = 0; waited < patienceMilliseconds; waited += letterMilliseconds) {
    const found = look()
    if (found !== null) return found
    await pause(letterMilliseconds)
  }
  return null
}

/** A field of a form that is on its way to the screen. */
const fieldOnScreen = (formId: string, name: string): Promise<HTMLInputElement | null> =>
  onScreen(() => {
    const field = document.getElementById(fieldId(formId, name))
    return field instanceof HTMLInputElement ? field : null
  })

/** What there is of the parts: first what comes last, which is waited for, and last what has to be in sight in any case. */
const places: Readonly<Record<ShownPart, readonly [string, ...string[]]>> = {
  result: ['main dl'],
  'whom-to-ask': ['main dl + div'],
  orders: ['main .bound-page > :nth-child(2)', 'main .bound-page > :first-child'],
}

/** Brings a part of the screen into sight, its beginning at least. Whether it is there. */
export async function showPart(part: ShownPart): Promise<boolean> {
  const [last] = places[part]
  const found = await onScreen(() => document.querySelector(last))
  for (const place of places[part]) document.querySelector(place)?.scrollIntoView({ block: 'nearest' })
  return found !== null
}

/** Brings a field into sight with its label and what is said of it. Whether it is on screen. */
export async function showOnScreen(formId: string, name: string): Promise<boolean> {
  const field = await fieldOnScreen(formId, name)
  showFields(formId, [name])
  return field !== null
}

/** Types as a person does, for a room to see. Whether all of it stands there. */
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

/** Submits the codes as the button below them does. Whether they were right, so that the sign-in screen came. */
export async function submitCodesOnScreen(): Promise<boolean> {
  const field = await fieldOnScreen(formIds.verification, codeFields.email)
  await pause(readingMilliseconds)
  const atSignIn = whenRendered('/login').then(() => true)
  field?.form?.requestSubmit()
  return Promise.race([atSignIn, pause(patienceMilliseconds).then(() => false)])
}

/** Resolves once a screen stands at an address and has had its turn at the focus. */
export function whenRendered(pathname: string): Promise<void> {
  return new Promise((resolve) => {
    const forget = router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.pathname !== pathname) return
      forget()
      resolve()
    })
  })
}
