import { clock } from '@/clock/clock'
import type { RequestOf } from '@/contract/endpoints'
import type { PersonAction, ScenarioAction } from '@/contract/presenter/actions'
import type { PresenterService } from '@/contract/presenter/service'
import { commandNames } from '@/contract/modules/command-names'
import { isOnboardingStep, stepAfter } from '@/contract/steps'
import { allSteps } from '@/domain/steps/all-steps'
import { completeSignIn } from '@/features/access/login/complete-sign-in'
import { completeRegistration } from '@/features/access/register/complete-registration'
import { typedState } from '@/features/access/typed-state'
import { fillCodes, usableMessages } from '@/features/demo/message-codes'
import { forgetFill, requestFill } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { stepCommandName } from '@/outbox/command'
import { draftsOfStep, newSeller } from '@/outbox/draft-key'
import { isOpen } from '@/resources/known-modules'
import { endedSessions, session } from '@/session/browser-session'
import { deviceNotes } from '@/storage/device-notes'
import { isKnownSince, type LiveSource } from '@/storage/live-view'
import { digestOf } from '@/storage/digest-of'
import type { Stored } from '@/storage/storage-failure'
import { router } from '../router'
import { loadOutbox, transport } from '../services'
import { showOnScreen, showPart, submitCodesOnScreen, typeOnScreen, whenRendered } from './on-screen'
import { sampleStore } from '../sample-store'
import { sourceOf } from '../resource-sources'
import { modulesSource } from '../seller-modules'
import { whenSeen } from '../when-seen'
import { notePlayed, playedSessionNote } from './what-scenario-would-end'
import { whenAnswered } from './when-answered'

/**
 * Plays actions one after another, by the same calls as a person (DEMO-02).
 * @returns false if one of them could not be done; those after it are then not played
 */
export async function playActions(actions: readonly ScenarioAction[], service: PresenterService): Promise<boolean> {
  const stage: Stage = { service, destination: null }
  for (const action of actions) if (!(await play(action, stage))) return false
  await arrive(stage)
  return true
}

interface Stage {
  readonly service: PresenterService
  /** Where to go after a sign-in once all is played, unless an action goes elsewhere: opened earlier, the onboarding would show an earlier step. */
  destination: string | null
}

async function arrive(stage: Stage): Promise<void> {
  if (stage.destination !== null) await router.navigate({ href: stage.destination, replace: true })
  stage.destination = null
}

async function play(action: ScenarioAction, stage: Stage): Promise<boolean> {
  const { service } = stage
  switch (action.kind) {
    case 'restore-seller':
      await service.dispatch(action)
      return forgetAll(action.sellerId)
    case 'free-contacts':
      await service.dispatch(action)
      // A half-typed registration belongs to the previous story, too.
      return (action.sellerId === undefined || (await forgetAll(action.sellerId))) && isStored(await (await loadOutbox()).forget(newSeller, 'nothing'))
    case 'set-network':
    case 'plan-failure':
    case 'drop-failure':
    case 'move-clock':
    case 'right-clock':
    case 'usual-conditions':
    case 'end-sessions':
    case 'cancel-order':
    case 'clear-log':
      await service.dispatch(action)
      return true
    default:
      return playPerson(action, stage)
  }
}

/** Deletes what this device still holds of a seller from a previous story. */
async function forgetAll(sellerId: string): Promise<boolean> {
  const outbox = await loadOutbox()
  const forgotten = await Promise.all([outbox.forget(sellerId, 'nothing'), sampleStore.forget(sellerId)])
  return forgotten.every(isStored)
}

const isStored = ({ kind }: Stored<unknown>): boolean => kind === 'stored'

async function playPerson(action: PersonAction, stage: Stage): Promise<boolean> {
  switch (action.kind) {
    case 'sign-out':
      await storeDraftsNow()
      // No form may be left to write a draft of a seller who is about to start over.
      await router.navigate({ to: '/login' })
      await endSession()
      return true
    case 'sign-in':
      return signIn(action.email, action.password, stage)
    case 'fill-sign-in':
      requestFill(formIds.login, { identifier: action.email, password: action.password })
      // The reason for the sign-in stands above the form.
      window.scrollTo(0, 0)
      return true
    case 'fill-registration':
      requestFill(formIds.registration, action.values)
      // The duplicate check runs while she types: its result shows at the email.
      return showOnScreen(formIds.registration, 'email')
    case 'register':
      return register(action)
    case 'fill-codes':
      fillCodes(usableMessages(await stage.service.messages(), stage.service.now()))
      return true
    case 'submit-codes':
      return submitCodesOnScreen()
    case 'type':
      await arrive(stage)
      return typeOnScreen(draftsOfStep(action.step), action.field, action.text)
    case 'save':
      return save(action)
    case 'wait-for-answers':
      return waitForAnswers()
    case 'wait-for-orders':
      await arrive(stage)
      return waitForOrders()
    case 'pack-order':
      return packOrder(action.orderId)
    case 'open':
      stage.destination = null
      await router.navigate({ href: action.path })
      return true
    case 'open-step':
      stage.destination = null
      await router.navigate({ to: '/registrationdetails', state: { openStep: action.step } })
      return true
    case 'show':
      await arrive(stage)
      return showPart(action.part)
    case 'reload':
      await storeDraftsNow()
      window.location.reload()
      return true
  }
}

async function endSession(): Promise<void> {
  const current = session.read()
  if (current.kind === 'signed-in') await endedSessions.end(current.token)
  session.clear()
}

async function signIn(email: string, password: string, stage: Stage): Promise<boolean> {
  const answer = await transport.call('login', { email, password })
  if (answer.kind !== 'ok' || answer.data.kind !== 'signed-in') return false
  // If the note cannot be written, the next link only asks once more.
  await deviceNotes.write(playedSessionNote, digestOf(answer.data.token))
  const identifier = { kind: 'email', email } as const
  const tools = { transport, session, endedSessions, loadOutbox }
  stage.destination = await completeSignIn(answer.data, { identifier, returnTo: undefined }, tools)
  return true
}

async function register({ body }: Extract<PersonAction, { kind: 'register' }>): Promise<boolean> {
  forgetFill(formIds.verification)
  const answer = await transport.call('register', body)
  if (answer.kind !== 'ok') return false
  const maskedDestinations = await completeRegistration(answer.data.sellerId, body, loadOutbox)
  await router.navigate({ to: '/verifyotp', state: typedState({ maskedDestinations }) })
  return true
}

async function save(action: Extract<PersonAction, { kind: 'save' }>): Promise<boolean> {
  const { sellerId } = session.read()
  if (sellerId === null) return false
  const { step, body } = action
  const outbox = await loadOutbox()
  const values = allSteps[step].typedValues(body)
  const draft = { owner: sellerId, form: draftsOfStep(step) }
  if (values !== null && !isStored(await outbox.writeDraft(draft, { values, savedAt: clock.now() }))) return false
  if (!isStored(await outbox.save({ sellerId, command: stepCommandName(step), body }))) return false
  await notePlayed(sellerId, outbox, deviceNotes)
  const next = stepAfter(step)
  return !isOnboardingStep(next) || isStored(await outbox.moveTo(sellerId, next))
}

async function waitForAnswers(): Promise<boolean> {
  const { sellerId } = session.read()
  if (sellerId === null) return false
  const atSignIn = whenRendered('/login')
  await whenAnswered(await loadOutbox(), sellerId)
  // If her session has ended, the app itself goes to the sign-in screen.
  if (session.read().kind === 'signed-out') await atSignIn
  return true
}

/** Resolves with whether a value that is read from now on is as wanted; one that an earlier screen saw may be stale. */
function whenRead<T>(source: LiveSource<T>, isWanted: (value: T) => boolean): Promise<boolean> {
  const asked = performance.now()
  return whenSeen(source, (view) => isKnownSince(view, asked) && isWanted(view.value))
}

/** Orders are asked for once the marketplace has said that it offers them. */
async function waitForOrders(): Promise<boolean> {
  const { sellerId } = session.read()
  const modules = modulesSource(sellerId)
  if (modules === null || !(await whenRead(modules, (known) => isOpen(known, 'orders')))) return false
  const orders = sourceOf('orders')
  await orders.prepare()
  return whenRead(orders.held(sellerId), ({ kind }) => kind === 'items')
}

async function packOrder(id: string): Promise<boolean> {
  const { sellerId } = session.read()
  if (sellerId === null) return false
  const at = new Date(clock.now()).toISOString()
  const body = { id, rev: 1, grams: 650, sides: [300, 240, 60], invoiceNumber: null, at } satisfies RequestOf<'orderPack'>
  const outbox = await loadOutbox()
  const saved = await outbox.save({ sellerId, command: commandNames.orderPack, body })
  await notePlayed(sellerId, outbox, deviceNotes)
  return isStored(saved)
}
