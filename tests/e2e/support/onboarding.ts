import { createHash } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { allCommands } from '@/commands/all-commands'
import { endpoints, stepEndpoints } from '@/contract/endpoints'
import type { Address } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { step4Body, typicalAddress } from '@/contract/typical-steps'
import { stepNames } from '@/domain/steps/step-texts'
import { addressTexts } from '@/domain/steps/addresses-texts'
import { bankStep } from '@/domain/steps/bank-step'
import { choiceNames } from '@/domain/steps/choice-names'
import { gstTexts } from '@/domain/steps/gst-texts'
import { texts as loginTexts } from '@/features/access/login/texts'
import { signatureTexts } from '@/features/onboarding/signature/texts'
import { onboardingTexts } from '@/features/onboarding/texts'
import { databaseName } from '@/outbox/database'
import { parseRow, submissionsOf, type Submission } from '@/outbox/submission'
import type { BackendKind } from '@/session/backend-choice'
import { canonical } from '@mocks/engine/idempotency'
import type { Seller, TableName } from '@mocks/engine/records'
import { parseState, type State } from '@mocks/engine/state'
import { readyAccounts, readyPassword, type ReadyAccountId } from '@mocks/scenarios/ready-accounts'
import { setConnection } from './drawer'
import { answersIn, answersInWords, sellerIn, type StepAnswer } from './service-state'

/** What the app says when a step is saved on the device. */
export const savedOnDevice = 'Saved on this device. It will be sent when you are back online.'

/** The ready account with this id. */
export function readyAccount(id: ReadyAccountId) {
  const account = readyAccounts.find((candidate) => candidate.id === id)
  if (account === undefined) throw new Error(`No ready account ${id}`)
  return account
}

/** Fills in the sign-in screen, which must be open, and sends it. */
export async function sendSignIn(page: Page, email: string, password: string = readyPassword): Promise<void> {
  const { identifier, password: secret, submit } = loginTexts.login
  await page.getByLabel(identifier).fill(email)
  await page.getByLabel(secret, { exact: true }).fill(password)
  await page.getByRole('button', { name: submit, exact: true }).click()
}

/** Opens the app, signs in a ready account, and waits for its step. */
export async function signIn(page: Page, id: ReadyAccountId): Promise<void> {
  const account = readyAccount(id)
  await page.goto('/login')
  await sendSignIn(page, account.email)
  await expect(page).not.toHaveURL(/\/login/)
  if (account.nextStep !== 'complete') await expectStep(page, account.nextStep)
}

/** Cuts the connection to the in-browser service and to the page's own files. */
export async function pullNetworkOut(page: Page): Promise<void> {
  await setConnection(page, 'Offline')
  await page.context().setOffline(true)
}

/** Restores both connections. */
export async function putNetworkBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await setConnection(page, 'Online')
}

/** Waits until a step's form is on screen. */
export async function expectStep(page: Page, step: OnboardingStep): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: stepNames[step] })).toBeVisible()
  await expect(page.getByRole('button', { name: onboardingTexts.back, exact: true })).toBeVisible()
}

/** A step's button in the row of steps. */
export const stepTab = (page: Page, step: OnboardingStep) =>
  page.getByRole('navigation', { name: onboardingTexts.stepsLabel }).getByRole('button', { name: stepNames[step] })

/** A step's card in the list of what waits. */
export const card = (page: Page, step: OnboardingStep) => page.getByRole('group', { name: stepNames[step], exact: true })

/** The button that saves the step. */
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${onboardingTexts.saveAndNext}|${onboardingTexts.submitSignature})$`) })

const { sellerId: _seller, ...account } = step4Body('', 'Asha Kumari')
/** What is typed into the bank step. */
export const bankDetails = account

export const pickupAddress = typicalAddress

async function fillGst(page: Page, nickname: string): Promise<void> {
  await page.getByLabel(gstTexts.nickname).fill(nickname)
}

/** Types into every text field of the bank step. */
export async function fillBank(page: Page): Promise<void> {
  await expectStep(page, 4)
  const values: Readonly<Record<string, string>> = bankDetails
  for (const [name, field] of Object.entries(bankStep.fields)) {
    const entry = page.getByRole('textbox', { name: field?.label() ?? name, exact: true })
    if ((await entry.count()) === 1) await entry.fill(values[name] ?? '')
  }
}

const addressNames = ['doorNo', 'apartment', 'address', 'landmark', 'pincode', 'city', 'state', 'country'] as const

/** The eight fields of one address, by their names in the request. */
export function addressFields(page: Page, which: 'pickup' | 'return') {
  const block = page.getByRole('group', { name: addressTexts[which], exact: true })
  return addressNames.map((name) => ({ name, input: block.getByLabel(addressTexts[name]) }))
}

/** Fills in an Indian address: the state is chosen from a list. */
export async function fillAddress(page: Page, which: 'pickup' | 'return', address: Address): Promise<void> {
  for (const { name, input } of addressFields(page, which))
    await (name === 'state' ? input.selectOption(address.state) : input.fill(address[name]))
}

export const fillPickup = (page: Page): Promise<void> => fillAddress(page, 'pickup', pickupAddress)

export const copyPickup = (page: Page) =>
  page.getByRole('checkbox', { name: addressTexts.sameAsPickup })

async function fillAddresses(page: Page): Promise<void> {
  await fillPickup(page)
  await copyPickup(page).check()
}

export async function fillShipping(page: Page): Promise<void> {
  await page.getByRole('radio', { name: choiceNames.shippingTypes.Both }).check()
  await page.getByRole('checkbox', { name: choiceNames.deliveryTypes.Standard }).check()
}

/** The signature canvas. */
export const signaturePaper = (page: Page) => page.getByRole('img', { name: new RegExp(`^${signatureTexts.canvasEmpty.split(' ', 1).join('')} `) })

/** Draws one stroke with the mouse, at a height from 0 (top) to 1 (bottom). */
export async function drawStroke(page: Page, height = 0.5): Promise<void> {
  const paper = signaturePaper(page)
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (box === null) throw new Error('The signature paper is not on screen')
  const y = box.y + box.height * height
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  for (const [share, rise] of [[0.3, -12], [0.45, 12], [0.6, -12], [0.8, 8]] as const)
    await page.mouse.move(box.x + box.width * share, y + rise, { steps: 4 })
  await page.mouse.up()
}

/** Fills in the step on screen with valid values. */
export async function fillStep(page: Page, step: OnboardingStep, nickname = 'Asha Handlooms'): Promise<void> {
  switch (step) {
    case 3:
      return fillGst(page, nickname)
    case 4:
      return fillBank(page)
    case 5:
      return fillAddresses(page)
    case 6:
      return fillShipping(page)
    case 7:
      return drawStroke(page)
  }
}

/** Fills in and saves steps while nothing can be sent; the app says of each that it is saved on the device. */
export async function saveOffline(page: Page, steps: readonly OnboardingStep[], nickname?: string): Promise<void> {
  for (const step of steps) {
    await expectStep(page, step)
    await fillStep(page, step, nickname)
    await saveButton(page).click()
    const following = onboardingSteps.find((other) => other > step)
    if (following !== undefined) await expectStep(page, following)
    await expect(page.getByText(savedOnDevice)).toBeVisible()
  }
}

/** All records in a table of the page's IndexedDB; empty if the database does not exist, which reading does not create. */
async function readAll(page: Page, database: string, table: string): Promise<unknown[]> {
  return page.evaluate(
    async ([name, store]) => {
      const known = await indexedDB.databases()
      if (!known.some((each) => each.name === name)) return []
      return new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error ?? new Error('open')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll()
          reading.addEventListener('error', () => reject(reading.error ?? new Error('read')))
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result)
          })
        })
      })
    },
    [database, table] as const,
  )
}

/** The step that the device has stored as its seller's current one. */
export async function storedStep(page: Page): Promise<number | undefined> {
  const [progress] = z.array(z.object({ step: z.number() })).parse(await readAll(page, databaseName('demo'), 'progress'))
  return progress?.step
}

/** Everything that the in-browser service stores, read from its own database. */
export async function serviceState(page: Page): Promise<State> {
  const entriesOf = async (table: TableName) =>
    z.array(z.object({ key: z.string(), value: z.unknown() })).parse(await readAll(page, 'seller-portal-in-browser-service', table)).map(({ key, value }) => [key, value] as const)
  const tableOf = async (table: TableName) => Object.fromEntries(await entriesOf(table))
  const state = parseState({
    version: 1,
    sellers: await tableOf('sellers'),
    sentCodes: (await entriesOf('sentCodes')).map(([, sent]) => sent),
    sessions: await tableOf('sessions'),
    wrongPasswords: await tableOf('wrongPasswords'),
    answers: await tableOf('answers'),
  })
  if (state === null) throw new Error('The in-browser service has stored what nobody can read')
  return state
}

/** A seller as the in-browser service has stored her. */
export const storedSeller = async (page: Page, email: string): Promise<Seller> => sellerIn(await serviceState(page), email)

/** The in-browser service's final answers to a seller's submissions. */
export const answersOf = async (page: Page, sellerId: string): Promise<readonly StepAnswer[]> =>
  answersIn(await serviceState(page), sellerId)

/**
 * Expects that exactly this body was sent for a step. The service stores only what the contract knows, but the
 * fingerprint beside its answer is of the body as it arrived.
 */
export async function expectSent(page: Page, sellerId: string, step: OnboardingStep, body: unknown): Promise<void> {
  const prefix = `${sellerId} ${endpoints[stepEndpoints[step]].path} `
  const fingerprints = async (): Promise<string[]> =>
    Object.entries((await serviceState(page)).answers)
      .filter(([scope]) => scope.startsWith(prefix))
      .map(([, { fingerprint }]) => fingerprint)
  await expect.poll(fingerprints, { message: `what was sent for step ${step}` }).toEqual([createHash('sha256').update(canonical(body)).digest('hex')])
}

/** Steps and statuses of {@link answersOf}, such as `3:200`. */
export const answerList = async (page: Page, sellerId: string): Promise<string[]> =>
  answersInWords(await answersOf(page, sellerId))

/** All rows of the device's queue, of every seller. */
export async function queueRows(page: Page, backend: BackendKind = 'demo'): Promise<readonly Submission[]> {
  return submissionsOf((await readAll(page, databaseName(backend), 'submissions')).map((row) => parseRow(allCommands, row)))
}

/** Everything on the device: all databases of the app except the service's own, and both web storages. */
export async function deviceContent(page: Page): Promise<string> {
  const rows = await Promise.all(
    ['submissions', 'progress', 'drafts'].map((table) => readAll(page, databaseName('demo'), table)),
  )
  const storages = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  return JSON.stringify(rows) + storages
}

/** Another tab of the same browser. */
export async function anotherTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}
