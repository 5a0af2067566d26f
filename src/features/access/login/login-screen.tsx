import { revalidateLogic } from '@tanstack/react-form'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds } from '@/contract/limits'
import { failureMessages } from '@/contract/messages'
import { loginErrors, parseIdentifier, toLoginRequest } from '@/domain/access/login'
import { parseSignInState } from '@/domain/navigation-state'
import { useAppForm } from '@/forms/app-form'
import { useFillRequests } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { PasswordField } from '@/forms/password-field'
import { SubmitButton } from '@/forms/submit-button'
import { TextField } from '@/forms/text-field'
import { lazyParts } from '@/lazy/lazy-part'
import { useLoadOutbox } from '@/outbox/outbox-context'
import { endedSessions, session } from '@/session/browser-session'
import { useTransport } from '@/transport/transport-context'
import { buttonVariants } from '@/ui/button'
import { Divider } from '@/ui/divider'
import { AccessLayout } from '../access-layout'
import { FailureBanner } from '../failure-banner'
import { failureText, isOutOfReach } from '../server-words'
import { OfflineLine } from '../offline-line'
import { texts as accessTexts } from '../texts'
import { texts } from './texts'
import { ForgotPassword } from './forgot-password'

const formId = formIds.login

/** Signing in with a password (LOGIN-01 to LOGIN-11). */
export function LoginScreen({ footer }: { readonly footer?: ReactNode }) {
  const { form, failure } = useLoginForm()
  return (
    <AccessLayout>
      <Notices />
      {failure !== null && <FailureBanner>{failure.say()}</FailureBanner>}
      <form.AppForm>
        <ErrorSummary />
        <h1 tabIndex={-1}>{texts.login.heading}</h1>
        <Form className="mt-4">
          <form.AppField name="identifier">
            {() => (
              <TextField
                label={texts.login.identifier}
                hint={texts.login.identifierHint}
                placeholder={texts.login.identifierPlaceholder}
                autoComplete="username"
                autoCapitalize="off"
                enterKeyHint="next"
                spellCheck={false}
              />
            )}
          </form.AppField>
          <form.AppField name="password">
            {() => (
              <PasswordField
                label={texts.login.password}
                placeholder={texts.login.passwordPlaceholder}
                autoComplete="current-password"
                enterKeyHint="go"
              />
            )}
          </form.AppField>
          <ForgotPassword />
          <div className="flex flex-col">
            <SubmitButton busyLabel={texts.login.submitting}>{texts.login.submit}</SubmitButton>
            <OfflineLine>{texts.login.offline}</OfflineLine>
          </div>
        </Form>
      </form.AppForm>
      <OtherWays />
      {footer}
    </AccessLayout>
  )
}

// Loaded on demand, since most visits have no notice.
const SignInNotices = lazyParts(() => import('./sign-in-notices'))

/** The place for a message of the previous screen. */
function Notices() {
  const has = useLocation({
    select: ({ state }) => {
      const { success, signInReason, notice } = parseSignInState(state)
      return (success ?? signInReason ?? notice) !== undefined
    },
  })
  const [had, setHad] = useState(has)
  if (has && !had) setHad(true)
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mb-6">
      {had && <SignInNotices>{({ SignInNotices: Told }) => <Told />}</SignInNotices>}
    </div>
  )
}

function OtherWays() {
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Divider>{texts.login.or}</Divider>
      <Link to="/otpverification" className={buttonVariants({ variant: 'outline' })}>
        {texts.login.loginWithCode}
      </Link>
      <p>
        {texts.login.noAccount}{' '}
        <Link to="/register" className="inline-flex min-h-11 min-w-11 items-center">
          {texts.login.signUp}
        </Link>
      </p>
    </div>
  )
}

function useLoginForm() {
  const transport = useTransport()
  const loadOutbox = useLoadOutbox()
  const navigate = useNavigate()
  const state = useLocation({ select: (location) => location.state })
  // Kept as a function, so that it is worded in the language in use when it is shown.
  const [failure, setFailure] = useState<{ readonly say: Sentence } | null>(null)

  const form = useAppForm({
    formId,
    defaultValues: { identifier: '', password: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => loginErrors(value) },
    onSubmitInvalid: () => setFailure(null),
    onSubmit: async ({ value, formApi }) => {
      setFailure(null)
      const pressedIn = session.read()
      // Clears the password that was refused, and validates nothing until the next submit, since the seller did not empty the
      // field. What she typed meanwhile stays, a new password too.
      const startAnew = () => {
        const { values } = formApi.state
        formApi.reset(values.password === value.password ? { ...values, password: '' } : values, { keepDefaultValues: true })
      }
      const identifier = parseIdentifier(value.identifier)
      const request = toLoginRequest(value)
      if (identifier === null || request === null) return
      // The code for the answer is fetched before the call: it might not load once the backend has signed the seller in.
      const finishing = await withTimeLimit(callTimeoutMilliseconds, import('./complete-sign-in')).catch(() => undefined)
      if (finishing === undefined) return setFailure({ say: () => accessTexts.unreachable })
      const result = await transport.call('login', request)
      if (result.kind !== 'ok') {
        if (result.kind === 'rejected' || result.kind === 'unauthorised') startAnew()
        setFailure({ say: () => failureText(result, isOutOfReach(result) ? '' : failureMessages.login) })
        return
      }
      const { data } = result
      if (data.kind !== 'signed-in') {
        if (data.kind === 'refused') startAnew()
        setFailure({ say: () => finishing.whyNotSignedIn(data) })
        return
      }
      const { returnTo } = parseSignInState(state)
      const href = await finishing.completeSignIn(data, { identifier, returnTo, pressedIn }, { transport, session, endedSessions, loadOutbox })
      if (href === null) return setFailure({ say: () => finishing.completeSignInTexts.anotherSeller })
      await navigate({ href, replace: true })
    },
  })

  useFillRequests(formId, (values) => {
    for (const name of ['identifier', 'password'] as const) {
      const value = values[name]
      if (value !== undefined) form.setFieldValue(name, value)
    }
  })

  return { form, failure }
}
