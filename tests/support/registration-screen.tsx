import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { registrationDraftKey } from '@/features/access/forget-registration'
import { RegisterScreen } from '@/features/access/register/register-screen'
import { draftsOfStep } from '@/outbox/draft-key'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { createFakeConnectivity, createFakeTransport, FakeServices } from './fake-services'
import { renderReady } from './render-ready'
import { openOutbox } from './outbox-store'
import { createScreenRouter } from './screen-router'

/** The store of a device that has never been used. */
export const freshOutbox = (): OpenOutbox => openOutbox().outbox

interface Opening {
  /** A promise stands for a store whose code loads late. */
  readonly outbox?: OpenOutbox | Promise<OpenOutbox>
  readonly answers?: Parameters<typeof createFakeTransport>[0]
  readonly connection?: 'online' | 'offline'
}

/** Opens the registration over fake services and a real store. */
export async function openRegistration({ outbox = freshOutbox(), answers = {}, connection = 'online' }: Opening = {}) {
  const transport = createFakeTransport(answers)
  const connectivity = createFakeConnectivity(connection)
  const opened = Promise.resolve(outbox)
  const { router, Screen } = createScreenRouter('/register', RegisterScreen)
  await renderReady(
    <FakeServices transport={transport} connectivity={connectivity} loadOutbox={() => opened}>
      <Screen />
    </FakeServices>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { transport, connectivity, router }
}

/** Called once per test file: each test has a device that has never been used. A test may replace its store. */
export function registrationDevice() {
  const device = {
    outbox: freshOutbox(),
    open: (answers: Opening['answers'] = {}, connection: Opening['connection'] = 'online') =>
      openRegistration({ outbox: device.outbox, answers, connection }),
    /** The kept draft of the registration form. */
    keptDraft: async () => (await device.outbox.readDraft(registrationDraftKey))?.values,
    /** The draft that prefills the account holder's name in the bank step. */
    nameOfAccount: (sellerId: string) => device.outbox.readDraft({ owner: sellerId, form: draftsOfStep(4) }),
    /** The same store at another time, by the clock that stored times are compared with. */
    at: (time: number) => ({ ...device.outbox, knownTime: () => Promise.resolve(time) }),
  }
  beforeEach(() => {
    device.outbox = freshOutbox()
  })
  afterEach(() => {
    cleanup()
    session.clear()
  })
  return device
}

/** What a person types to register, by field label. */
export const typedPasswords = { Password: 'secret-7', 'Confirm password': 'secret-7' } as const
export const typedRegistration = {
  'First name': 'Asha',
  'Last name': 'Verma',
  Email: 'asha@example.com',
  'Primary phone number': '9876543210',
  'Secondary phone number': '9123456789',
  ...typedPasswords,
} as const

/** What a backend says of an unfinished registration. */
export const sellerData = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  mobile: '9876543210',
  secondarymobile: '9123456789',
  twoWayAuth: true,
}

export const registrationField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const registerButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Get Started' })

/** Enters each value at once, as a password manager does, and leaves the field. */
export function enterRegistration(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(registrationField(label), { target: { value } })
    fireEvent.blur(registrationField(label))
  }
}

/** Waits for the duplicate check's questions, and answers that the values are free. */
export async function answerFree({ questions }: ReturnType<typeof createFakeTransport>, count = 2): Promise<void> {
  await waitFor(() => expect(questions.length).toBeGreaterThanOrEqual(count))
  act(() => questions.forEach(({ answer }) => answer('available')))
}
