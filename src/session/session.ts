import { mobileNumberPattern, sellerIdMaximumLength, tokenMaximumLength } from '@/contract/limits'
import { firstStep, isOnboardingStep, type OnboardingStep } from '@/contract/steps'
import { storageKeys, type KeyValueStorage, type StorageKey } from './storage-keys'

/**
 * What local storage says of the seller. Signed in means that a token is there, no more
 * (section 4 of the specification); the seller's id may be missing beside a token that
 * somebody put there by hand. Signed out, the id is that of a seller whose session ended, or of a registration not yet
 * verified; `openRegistration` tells.
 */
export type Session =
  | { readonly kind: 'signed-in'; readonly token: string; readonly sellerId: string | null; readonly mobile: string | null }
  | { readonly kind: 'signed-out'; readonly sellerId: string | null; readonly mobile: string | null }

/** Whether somebody has signed in between two reads of the session, in any tab. */
export const hasSignedInSince = (before: Session, now: Session): boolean =>
  now.kind === 'signed-in' && (before.kind !== 'signed-in' || before.token !== now.token)

/** Where the seller stands in the onboarding, as the two step keys tell it. */
export interface StepPosition {
  readonly step: OnboardingStep
  readonly furthest: OnboardingStep
}

/** Reads and writes the keys of the session; every value is parsed on its way in. */
export interface SessionStore {
  read(): Session
  /** The id of a registration that was begun here and is not yet verified; null where there is none. */
  openRegistration(): string | null
  /** Whether a session ended here, and nobody has signed in since. */
  hasEnded(): boolean
  /** How often somebody has signed in in this tab. The token alone does not tell: a backend may give the same one again. */
  signInCount(): number
  signIn(seller: { token: string; sellerId: string; mobile: string | null }): void
  /** Notes the mobile number of a seller who is signed in; nobody else's. */
  rememberMobile(seller: { sellerId: string; mobile: string }): void
  /** Drops the token only: the seller may come back and go on. */
  dropToken(): void
  /** Forgets all keys. */
  clear(): void
  /** Remembers a registration that still has to be verified; ends any session, since the id is shared. */
  rememberRegistration(registration: { sellerId: string; mobile: string }): void
  forgetSellerId(): void
  readPosition(): StepPosition | null
  writePosition(position: StepPosition): void
  /** Calls back whenever a key may have changed, in this tab or another. */
  subscribe(listener: () => void): () => void
}

// Read before the first screen, so without the schema library; the limits are the contract's.

const textUpTo = (longest: number, value: string | null): string | null =>
  value !== null && value !== '' && value.length <= longest ? value : null

const mobileIn = (value: string | null): string | null =>
  value !== null && mobileNumberPattern.test(value) ? value : null

/** A change in another tab; and the return of a page out of the back-forward cache, which has missed such changes. */
const occasions = ['storage', 'pageshow'] as const

function stepIn(value: string | null): OnboardingStep | null {
  const step = value === null ? null : Number(value)
  return isOnboardingStep(step) ? step : null
}

/**
 * @param storage local storage; a storage that throws (blocked, full) reads as empty and
 *   forgets writes, since the keys are hints and IndexedDB holds what must not be lost
 * @param tabs where the browser announces changes made by other tabs, and that the page is shown again
 * @param isOvertaken whether the keys now belong to another backend's session: this page then keeps to what it
 *   knew, and changes nothing
 */
export function createSessionStore(
  storage: KeyValueStorage,
  tabs: EventTarget,
  isOvertaken: () => boolean = () => false,
): SessionStore {
  const listeners = new Set<() => void>()
  const lastSeen = new Map<StorageKey, string | null>()
  // Values that storage refused. They take precedence over what storage still holds, which may be another seller's.
  const unwritten = new Map<StorageKey, string | null>()
  let signIns = 0

  function get(key: StorageKey): string | null {
    const value = unwritten.get(key)
    if (value !== undefined) return value
    if (isOvertaken()) return lastSeen.get(key) ?? null
    try {
      const found = storage.getItem(key)
      lastSeen.set(key, found)
      return found
    } catch {
      return null
    }
  }

  function set(key: StorageKey, value: string | null): void {
    if (isOvertaken()) return
    unwritten.delete(key)
    try {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
    } catch {
      // The session then lives as long as the page does.
      unwritten.set(key, value)
    }
  }

  /** On a shared phone the steps of one seller say nothing about the next. */
  function forgetPosition(): void {
    set(storageKeys.registrationSteps, null)
    set(storageKeys.maxAllowedStep, null)
  }

  function announce(): void {
    for (const listener of [...listeners]) listener()
  }

  function read(): Session {
    const sellerId = textUpTo(sellerIdMaximumLength, get(storageKeys.sellerId))
    const mobile = mobileIn(get(storageKeys.mobile))
    const token = textUpTo(tokenMaximumLength, get(storageKeys.sellerToken))
    return token === null
      ? { kind: 'signed-out', sellerId, mobile }
      : { kind: 'signed-in', token, sellerId, mobile }
  }

  function readPosition(): StepPosition | null {
    const step = stepIn(get(storageKeys.registrationSteps))
    const furthest = stepIn(get(storageKeys.maxAllowedStep))
    if (step === null && furthest === null) return null
    const reached = furthest ?? step ?? firstStep
    return { step: step === null || step > reached ? reached : step, furthest: reached }
  }

  return {
    read,
    openRegistration() {
      const { kind, sellerId } = read()
      if (kind === 'signed-in' || sellerId === null || get(storageKeys.wasSignedIn) === sellerId) return null
      // An earlier version did not write `wasSignedIn`; but only a seller who was signed in has step keys, not a registration.
      return readPosition() === null ? sellerId : null
    },
    hasEnded: () => get(storageKeys.wasSignedIn) !== null,
    signInCount: () => signIns,
    signIn({ token, sellerId, mobile }) {
      signIns += 1
      // Other tabs see each key change separately: a token must never stand beside another seller's id, and the same seller
      // must not be without one before her new token is written.
      if (get(storageKeys.sellerId) !== sellerId) {
        forgetPosition()
        set(storageKeys.sellerToken, null)
        set(storageKeys.sellerId, sellerId)
      }
      set(storageKeys.mobile, mobile)
      set(storageKeys.sellerToken, token)
      set(storageKeys.wasSignedIn, null)
      announce()
    },
    rememberMobile({ sellerId, mobile }) {
      const current = read()
      if (current.kind === 'signed-out' || current.sellerId !== sellerId) return
      set(storageKeys.mobile, mobile)
      announce()
    },
    dropToken() {
      // Written first, so that no other tab takes the seller for somebody who is registering.
      set(storageKeys.wasSignedIn, get(storageKeys.sellerId))
      set(storageKeys.sellerToken, null)
      announce()
    },
    clear() {
      // The token last: a tab that sees it disappear finds no seller id either, and so tells a log-out from an ended session.
      for (const key of Object.values(storageKeys)) if (key !== storageKeys.sellerToken) set(key, null)
      set(storageKeys.sellerToken, null)
      announce()
    },
    rememberRegistration({ sellerId, mobile }) {
      for (const key of Object.values(storageKeys)) set(key, null)
      set(storageKeys.sellerId, sellerId)
      set(storageKeys.mobile, mobile)
      announce()
    },
    forgetSellerId() {
      set(storageKeys.sellerId, null)
      announce()
    },
    readPosition,
    writePosition({ step, furthest }) {
      set(storageKeys.registrationSteps, String(step))
      set(storageKeys.maxAllowedStep, String(furthest))
      announce()
    },
    subscribe(listener) {
      listeners.add(listener)
      for (const event of occasions) tabs.addEventListener(event, listener)
      return () => {
        listeners.delete(listener)
        for (const event of occasions) tabs.removeEventListener(event, listener)
      }
    },
  }
}
