import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { clock } from '@/clock/clock'
import { emailCodeIn } from '@/domain/screens-navigation-state'
import { AccessLayout } from '../access-layout'
import { stateOfPerson, typedState, useStateOfPerson } from '../typed-state'
import { CodeEntry } from './code-entry'
import { EmailEntry } from './email-entry'

/**
 * The sign-in by a code sent to an email; in this version nothing is sent (EOTP-01). The history state says which of the two
 * parts is on screen: the browser's Back button returns to the first, and a reload keeps the part and its countdown.
 */
export function EmailOtpScreen() {
  const state = useStateOfPerson()
  const emailCode = emailCodeIn(state)
  const navigate = useNavigate()
  // The state of the newest code, whose email is filled in again if the seller goes back to change it.
  const [newest, setNewest] = useState(state)
  // Whether one part has replaced the other: the pressed button is gone, and the focus has to be set.
  const [moved, setMoved] = useState(false)

  async function ask(typed: string): Promise<void> {
    const asked = typedState({ emailCode: { email: typed, askedAt: clock.now() } })
    setNewest(asked)
    setMoved(true)
    await navigate({ to: '/otpverification', state: asked, replace: emailCode !== undefined })
  }

  return (
    <AccessLayout>
      {emailCode === undefined ? (
        <EmailEntry email={emailCodeIn(stateOfPerson(newest))?.email ?? ''} focused={moved} onAsk={ask} />
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
