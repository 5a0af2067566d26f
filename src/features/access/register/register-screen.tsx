import { useSelector } from '@tanstack/react-form'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds } from '@/contract/limits'
import { failureMessages } from '@/contract/messages'
import { fromSellerData, holdsAnything, toRegisterRequest, type RegistrationDraft, type RegistrationForm } from '@/domain/access/registration'
import { useLoadOutbox } from '@/outbox/outbox-context'
import { person, session } from '@/session/browser-session'
import { hasSignedInSince } from '@/session/session'
import { useTransport } from '@/transport/transport-context'
import { ErrorSummary } from '@/forms/error-summary'
import { forgetFill } from '@/forms/fill-requests'
import { Form } from '@/forms/form'
import { formIds } from '@/forms/form-ids'
import { focusHeading } from '@/ui/focus-heading'
import { AccessLayout } from '../access-layout'
import { FailureBanner } from '../failure-banner'
import { failureText, type Failure } from '../server-words'
import { typedState } from '../typed-state'
import { texts } from './texts'
import { NameFields, PasswordFields, PreferenceFields } from './account-fields'
import { ContactFields } from './contact-fields'
import { RegistrationNotices } from './registration-notices'
import { RegistrationSubmit } from './registration-submit'
import { useAvailability } from './use-availability'
import { usePrefill, type Prefill } from './use-prefill'
import { useRegistrationDraft } from './use-registration-draft'
import { fillUntouched, useRegistrationForm, type RegistrationFormApi } from './use-registration-form'

/** The registration of a new seller, or the continuation of one that was begun (REG-01 to REG-14). */
export function RegisterScreen() {
  const { prefill, abandon } = usePrefill()
  const [stays, setStays] = useState(false)
  const { failure, register } = useRegister(prefill, askAgain)
  const form = useRegistrationForm(register)
  const { draft, dropped, notKept, clear } = useRegistrationDraft(form, empty)
  useRestoredValues(form, draft, prefill)

  const own = prefill.kind === 'loaded' ? prefill.data : null
  const email = useAvailability('email', useSelector(form.store, (state) => state.values.email), own?.email ?? null)
  const typedMobile = useSelector(form.store, (state) => state.values.primaryPhone)
  const mobile = useAvailability('mobile', typedMobile, own?.mobile ?? null)

  /** Repeats both duplicate checks: the backend may have refused a value that was free a moment ago. */
  function askAgain(): void {
    email.checkAgain()
    mobile.checkAgain()
  }

  function empty(): void {
    form.reset()
    abandon()
    // What the previous person typed into this tab's history entries must not be shown to the next one.
    person.next()
  }

  /** Clears the form for somebody who did not begin it, or who wants to start over. */
  async function startAfresh(): Promise<void> {
    const isGone = await clear()
    setStays(!isGone)
    // The button that was pressed vanishes with the cleared entries.
    if (isGone) focusHeading(document.body)
  }

  return (
    <AccessLayout long>
      {failure !== null && <FailureBanner>{failureText(failure, failureMessages.register)}</FailureBanner>}
      <form.AppForm>
        <ErrorSummary />
        <h1 tabIndex={-1}>{texts.register.heading}</h1>
        <p className="mt-1">
          {texts.register.haveAccount}{' '}
          <Link to="/login" className="inline-flex min-h-11 min-w-11 items-center">
            {texts.register.signIn}
          </Link>
        </p>
        <RegistrationNotices
          prefill={prefill}
          restored={own !== null || (draft !== null && draft !== 'loading' && holdsAnything(draft))}
          dropped={dropped}
          notKept={notKept}
          stays={stays}
          onClear={() => void startAfresh()}
        />
        <Form className="mt-4">
          <NameFields form={form} />
          <ContactFields form={form} email={email} mobile={mobile} />
          <PasswordFields form={form} />
          <PreferenceFields form={form} />
          <RegistrationSubmit form={form} email={email.state} mobile={mobile.state} />
        </Form>
      </form.AppForm>
    </AccessLayout>
  )
}

/** Fills in what is known: the draft of this device takes precedence over the backend's data. */
function useRestoredValues(
  form: RegistrationFormApi,
  draft: RegistrationDraft | null | 'loading',
  prefill: Prefill,
): void {
  useEffect(() => {
    if (draft !== null && draft !== 'loading') fillUntouched(form, draft, 'draft')
  }, [form, draft])

  const own = prefill.kind === 'loaded' ? prefill.data : null
  const draftIsKnown = draft !== 'loading'
  useEffect(() => {
    if (own !== null && draftIsKnown) fillUntouched(form, fromSellerData(own), 'server')
  }, [form, draftIsKnown, own])
}

function useRegister(prefill: Prefill, onRejected: () => void) {
  const transport = useTransport()
  const loadOutbox = useLoadOutbox()
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function register(values: RegistrationForm): Promise<void> {
    setFailure(null)
    const before = session.read()
    const resumed = {
      sellerId: 'sellerId' in prefill ? prefill.sellerId : null,
      prefilled: prefill.kind === 'loaded',
    }
    const request = toRegisterRequest(values, resumed)
    // The code for the answer is fetched before the call: it might not load once the seller is registered.
    const finishing = await withTimeLimit(callTimeoutMilliseconds, import('./complete-registration')).catch(() => undefined)
    if (finishing === undefined) return setFailure({ kind: 'unreachable', reason: 'network' })
    // Codes that arrived earlier belong to another registration.
    forgetFill(formIds.verification)
    const result = await transport.call('register', request)
    if (result.kind !== 'ok') {
      setFailure(result)
      if (result.kind === 'rejected') onRejected()
      return
    }
    // If somebody has signed in meanwhile, in this tab or another, her session and her screen stay.
    if (hasSignedInSince(before, session.read())) return
    const { sellerId } = result.data
    const maskedDestinations = await finishing.completeRegistration(sellerId, request, loadOutbox)
    // Also if the seller left the form and came back: the form would now say that her own email and number are taken.
    if (router.state.location.pathname === '/register') await router.navigate({ to: '/verifyotp', state: typedState({ maskedDestinations }) })
  }

  return { failure, register }
}
