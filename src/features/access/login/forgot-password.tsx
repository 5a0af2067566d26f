import { useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { texts } from './texts'

type DialogModule = typeof import('./forgot-password-dialog')

type DialogState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly Dialog: DialogModule['ForgotPasswordDialog'] }

/** The link that opens the dialog (FORGOT-01); the dialog's code comes with the first press. */
export function ForgotPassword() {
  const [state, setState] = useState<DialogState>({ kind: 'closed' })
  const opener = useRef<HTMLButtonElement>(null)

  async function open(): Promise<void> {
    setState({ kind: 'loading' })
    try {
      const { ForgotPasswordDialog } = await import('./forgot-password-dialog')
      setState({ kind: 'open', Dialog: ForgotPasswordDialog })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  return (
    <div className="-my-2 md:-my-3">
      <Button
        ref={opener}
        variant="link"
        size="bare"
        aria-haspopup="dialog"
        busy={state.kind === 'loading'}
        onClick={() => void open()}
      >
        {texts.login.forgotPassword}
      </Button>
      {state.kind === 'failed' && (
        <p role="alert" className="text-hint font-semibold text-destructive">
          {texts.forgotPassword.unavailable}
        </p>
      )}
      {state.kind === 'open' && <state.Dialog opener={opener} onClose={() => setState({ kind: 'closed' })} />}
    </div>
  )
}
