import { codeFields } from '@/contract/contact-channels'
import { fieldId } from '@/forms/field-parts'
import { showFields } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { router } from '../router'

const letterMilliseconds = 60
/** For a room to read three codes. */
const readingMilliseconds = 1500
const patienceMilliseconds = 6000

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A field of a form that is on its way to the screen; null for one that does not come. */
async function fieldOnScreen(formId: string, name: string): Promise<HTMLInputElement | null> {
  for (let waited = 0; waited < patienceMilliseconds; waited += letterMilliseconds) {
    const field = document.getElementById(fieldId(formId, name))
    if (field instanceof HTMLInputElement) return field
    await pause(letterMilliseconds)
  }
  return null
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
