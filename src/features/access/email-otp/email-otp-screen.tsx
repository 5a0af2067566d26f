import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { clock } from '@/clock/clock'
import { emailCodeIn } from '@/domain/screens-navigation-state'
import { AccessLayout } from '../access-layout'
import { stateOfPerson, typedState } from '../typed-state'
import { CodeEntry } from './code-entry'
import { EmailEntry } from './email-entry'

/**
 * The sign-in by a code sent to an email; in this version nothing is sent (EOTP-01). The history state says which of the two
 * parts is on screen: the browser's Back button returns to the first, and a reload keeps the part and its countdown.
 */
export function EmailOtpScreen() {
  const emailCode = emailCodeIn(stateOfPerson(useLocation({ select: (location) => location.state })))
  const navigate = useNavigate()
  const [email, setEmail] = useState(emailCode?.email ?? '')
  // Whether one part has replaced the other: the pressed button is gone, and the focus has to be set.
  const [moved, setMoved] = useState(false)

  async function ask(typed: string): Promise<void> {
    setEmail(typed)
    setMoved(true)
    await navigate({
      to: '/otpverification',
      state: typedState({ emailCode: { email: typed, askedAt: clock.now() } }),
      replace: emailCode !== undefined,
    })
  }

  return (
    <AccessLayout>
      {emailCode === undefined ? (
        <EmailEntry email={email} focused={moved} onAsk={ask} />
      ) : (
        <CodeEntry
          {...emailCode}
          focused={moved}
          onResend={() => void ask(emailCode.email)}
          onChangeEmail={() => {
            setMoved(true)
            void navigate({ to: '/otpverification', replace: true })
          }}
        />
      )}
    </AccessLayout>
  )
}
