import { expect, type Locator, type Page } from '@playwright/test'
import { sessionOwnerKey } from '@/session/backend-choice'
import { readyPassword, type ReadyAccountId } from '@mocks/scenarios/ready-accounts'
import { newcomer as stranger } from '@mocks/testing/newcomer'
import { readyAccount } from './onboarding'

const known = (id: ReadyAccountId) => {
  const { sellerId, email, mobile } = readyAccount(id)
  return { id: sellerId, email, mobile }
}

/** Sellers whom the in-browser service has from the start. */
export const sellers = {
  atGst: known('step-3'),
  atBank: known('step-4'),
  atAddresses: known('step-5'),
  atSignature: known('step-7'),
  underReview: known('under-review'),
} as const
export type KnownSeller = ReturnType<typeof known>

export const password = readyPassword

/** The dashboard's heading greets by the time of day and the store's name. */
const greeting = /^Good (morning|afternoon|evening)\b/

/** @param name the screen's name in the menu; for 'Home' the heading is the greeting */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name: name === 'Home' ? greeting : name, exact: true })

/** The text of the dialog behind the word 'Sample'. */
export async function explainedSample(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sample', exact: true }).filter({ visible: true }).click()
  const text = await page.getByRole('dialog', { name: 'Sample' }).innerText()
  await page.keyboard.press('Escape')
  return text
}

/** The sign-in screen's fields and buttons. */
export const loginForm = (page: Page) => ({
  identifier: page.getByLabel('Email or mobile number'),
  password: page.getByLabel('Password', { exact: true }),
  submit: page.getByRole('button', { name: 'Continue', exact: true }),
})

export async function fillLogin(page: Page, identifier: string, secret = password): Promise<void> {
  const form = loginForm(page)
  await form.identifier.fill(identifier)
  await form.password.fill(secret)
}

export async function signIn(page: Page, seller: KnownSeller): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await fillLogin(page, seller.email)
  await loginForm(page).submit.click()
  await expect(page).not.toHaveURL('/login')
}

/** Waits until every file is cached: from here on the network may go. */
export async function readyForOffline(page: Page): Promise<void> {
  await expect(page.getByText('Ready to work without a connection')).toBeVisible({ timeout: 60_000 })
}

const { firstName, lastName, email, mobile, secondaryMobile, password: newPassword } = stranger

/** What a person types to register. */
export const newcomer = { firstName, lastName, email, primaryPhone: mobile, secondaryPhone: secondaryMobile, password: newPassword } as const

/** The registration screen's fields and button. */
export const registrationForm = (page: Page) => ({
  firstName: page.getByLabel('First name'),
  lastName: page.getByLabel('Last name'),
  email: page.getByLabel('Email', { exact: true }),
  primaryPhone: page.getByLabel('Primary phone number'),
  secondaryPhone: page.getByLabel('Secondary phone number'),
  password: page.getByLabel('Password', { exact: true }),
  confirmPassword: page.getByLabel('Confirm password', { exact: true }),
  whatsapp: page.getByLabel('Send me notifications on WhatsApp'),
  twoWayAuth: page.getByRole('group', { name: 'Two-way authentication' }),
  submit: page.getByRole('button', { name: 'Get Started' }),
})

export async function fillRegistration(page: Page, changes: Partial<Record<keyof typeof newcomer, string>> = {}) {
  const values = { ...newcomer, ...changes }
  const form = registrationForm(page)
  await form.firstName.fill(values.firstName)
  await form.lastName.fill(values.lastName)
  await form.email.fill(values.email)
  await form.primaryPhone.fill(values.primaryPhone)
  await form.secondaryPhone.fill(values.secondaryPhone)
  await form.password.fill(values.password)
  await form.confirmPassword.fill(values.password)
  return form
}

/** Pastes a text into a field, as from the clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((input, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)
}

/** Registers a new seller and waits for the screen of the three codes. */
export async function register(page: Page): Promise<void> {
  await page.goto('/register')
  const { submit } = await fillRegistration(page)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(heading(page, 'Verify your contact details')).toBeVisible()
}

/** The verification screen's three codes. */
export const codeInputs = (page: Page) => ({
  email: page.getByLabel('Email OTP', { exact: true }),
  mobile: page.getByLabel('Mobile OTP', { exact: true }),
  secondary: page.getByLabel('Secondary Mobile OTP', { exact: true }),
})

/** Local storage, without the mark of which backend's session it holds. */
export const storedKeys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (mark) => Object.fromEntries(Object.entries<string>(localStorage).filter(([key]) => key !== mark)),
    sessionOwnerKey,
  )

/**
 * Everything in local storage and IndexedDB of the page's origin, as one text to search in.
 * @param databases only those whose names match; the in-browser service has its own, as a server would
 */
export const keptOnDevice = (page: Page, databases = /^seller-portal-demo$/): Promise<string> =>
  page.evaluate(async (wanted) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      if (!wanted.test(name)) continue
      const database = await answer(indexedDB.open(name))
      for (const table of database.objectStoreNames)
        kept.push(name, table, await answer(database.transaction(table).objectStore(table).getAll()))
      database.close()
    }
    return JSON.stringify(kept)
  }, databases)

/** The paths that the service worker has cached. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

/** The same of everything that the origin stores, cached responses included, except what the in-browser service stores as a server. */
export const allOnDevice = async (page: Page): Promise<string> => {
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const answers = await Promise.all(stores.map(async (store) => Promise.all((await store.keys()).map(async (request) => [request.url, await (await store.match(request))?.text()]))))
    return JSON.stringify(answers)
  })
  return cached + (await keptOnDevice(page, /^(?!.*service)/))
}

/** Navigates inside the app with a history entry that carries this state, as the product's own links do. */
export async function goOnWith(page: Page, address: string, state: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(([to, told]) => history.pushState(told, '', to), [address, state] as const)
}
