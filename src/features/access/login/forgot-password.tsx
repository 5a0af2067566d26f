import { useRef, useState } from 'react'
import { lazyParts } from '@/lazy/lazy-part'
import { Button } from '@/ui/button'
import { texts } from './texts'

const Question = lazyParts(() => import('./forgot-password-dialog'))

/** The link that opens the dialog (FORGOT-01); the dialog's code is fetched at the first press. */
export function ForgotPassword() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => setOpen(false)

  return (
    <div className="-my-2 md:-my-3">
      <Button ref={opener} variant="link" size="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.login.forgotPassword}
      </Button>
      {open && (
        <Question onClose={close}>
          {({ ForgotPasswordDialog }) => <ForgotPasswordDialog opener={opener} onClose={close} />}
        </Question>
      )}
    </div>
  )
}
