import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { codeFields, contactChannels, type ContactChannel } from '@/contract/contact-channels'
import { failureMessages, otpMessages } from '@/contract/messages'
import { toVerifyRequest, type VerificationForm } from '@/domain/access/verification'
import { ActionBar } from '@/ui/action-bar'
import { ResendAnnouncement } from '@/forms/resend-announcement'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { useLoadOutbox, type LoadOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import { useTransport } from '@/transport/transport-context'
import { buttonVariants } from '@/ui/button'
import '@/ui/portal.css'
import { AccessLayout } from '../access-layout'
import { FailureBanner } from '../failure-banner'
import { failureText, wordsOr, type Failure } from '../server-words'
import { OfflineLine } from '../offline-line'
import { forgetRegistration } from '../forget-registration'
import { texts } from './texts'
import { CodeCard } from './code-card'
import { useDestinations } from './use-destinations'
import { useResend, type ResendState } from './use-resend'
import { useCountdowns, useSentTimes } from './use-sent-times'
import { useVerificationForm, type VerificationFormApi } from './use-verification-form'
import { VerifiedPanel } from './verified-panel'

/** Proof of email and both phone numbers by one-time codes (OTP-01 to OTP-07). */
export function VerifyScreen() {
  // Read once: the id is deleted after the verification, while this screen still has to show the success.
  const [sellerId] = useState(session.openRegistration)
  return sellerId === null ? <Navigate to="/register" replace /> : <Verification sellerId={sellerId} />
}

interface SellerProps {
  readonly sellerId: string
}

function Verification({ sellerId }: SellerProps) {
  const { verified, failure, mayBeVerified, verify, forgetFailure } = useVerify(sellerId)
  const form = useVerificationForm(verify)
  return (
    <AccessLayout long wide>
      {failure !== null && (
        <FailureBanner>
          {failureText(failure, failureMessages.verifyOtp)}
          {mayBeVerified && <SignInLink />}
        </FailureBanner>
      )}
      <form.AppForm>
        <ErrorSummary />
        <h1 tabIndex={-1}>{texts.verify.heading}</h1>
        {verified === null ? <Codes sellerId={sellerId} form={form} onResent={forgetFailure} /> : <VerifiedPanel message={wordsOr(otpMessages.verified, verified.message)} />}
      </form.AppForm>
    </AccessLayout>
  )
}

const SignInLink = () => (
  <Link to="/login" className="flex min-h-11 w-fit items-center">
    {texts.verify.continueNow}
  </Link>
)

function Codes({ sellerId, form, onResent }: SellerProps & { readonly form: VerificationFormApi; readonly onResent: () => void }) {
  const destinations = useDestinations(sellerId)
  const { times, sentNow } = useSentTimes(sellerId)
  const countdowns = useCountdowns(times)
  const { states, resend } = useResend(sellerId, sentNow)

  async function resendTo(channel: ContactChannel): Promise<ResendState> {
    const name = codeFields[channel]
    const before = form.getFieldValue(name)
    const state = await resend(channel)
    if (state.kind === 'sent') {
      // The old code and its error are cleared, unless the field was changed meanwhile: that may be the new code.
      if (form.getFieldValue(name) === before) form.resetField(name)
      onResent()
    }
    return state
  }

  return (
    <Form className="mt-1 grow">
      <div className="text-muted-foreground">
        <p>{texts.verify.intro}</p>
        <p>{texts.verify.wrongContact}</p>
      </div>
      <div className="grid gap-4 xl:grid-cols-3">
        {contactChannels.map((channel, index) => (
          <CodeCard
            key={channel}
            form={form}
            channel={channel}
            destination={destinations?.[channel] ?? null}
            isLast={index === contactChannels.length - 1}
            secondsLeft={countdowns?.[channel] ?? null}
            resend={states[channel]}
            onResend={() => resendTo(channel)}
          />
        ))}
      </div>
      <ResendAnnouncement waits={countdowns && contactChannels.map((channel) => countdowns[channel])} />
      <OfflineLine>{texts.verify.offline}</OfflineLine>
      <ActionBar>
        <Link to="/register" className={buttonVariants({ variant: 'outline' })}>
          {texts.verify.back}
        </Link>
        <SubmitButton busyLabel={texts.verify.submitting}>{texts.verify.submit}</SubmitButton>
      </ActionBar>
    </Form>
  )
}

function useVerify(sellerId: string) {
  const transport = useTransport()
  const loadOutbox = useLoadOutbox()
  const [verified, setVerified] = useState<{ readonly message: string | null } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  // Whether an answer was lost: the backend may have accepted the codes.
  const [lost, setLost] = useState(false)

  async function verify(values: VerificationForm): Promise<void> {
    setFailure(null)
    const result = await transport.call('verifyOtp', toVerifyRequest(values, sellerId))
    if (result.kind !== 'ok') {
      setFailure(result)
      if (result.kind !== 'rejected' && !(result.kind === 'unavailable' && result.status === 429)) setLost(true)
      return
    }
    setVerified(result.data)
    // If somebody has signed in or registered meanwhile, that seller's id stays.
    if (session.openRegistration() === sellerId) session.forgetSellerId()
    await noteRegistration(loadOutbox, sellerId)
  }

  /** The backend sends new codes only to a seller who is not verified, so a lost answer no longer matters. */
  function forgetFailure(): void {
    setFailure(null)
    setLost(false)
  }

  const mayBeVerified = failure?.kind === 'rejected' && (lost || failure.status === 409)
  return { verified, failure, mayBeVerified, verify, forgetFailure }
}

/** Stores the time of registration for the seller's record, and deletes the registration's drafts. */
async function noteRegistration(loadOutbox: LoadOutbox, sellerId: string): Promise<void> {
  try {
    const outbox = await loadOutbox()
    await Promise.all([outbox.registered(sellerId), forgetRegistration(outbox, sellerId)])
  } catch {
    // IndexedDB is out of reach: the drafts cannot be deleted now, and the record goes without the time.
  }
}
