import { useState } from 'react'
import { Alert } from '@/ui/alert'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { Spinner } from '@/ui/spinner'
import type { PresenterActions } from '../presenter-actions'
import { scriptPlace } from '../script/use-script-place'
import { demoTexts as texts } from '../texts'

/** Resets all demo data and the script's place; asks first. */
export function ResetDemo({ presenter }: { readonly presenter: PresenterActions }) {
  const [state, setState] = useState<'resting' | 'resetting' | 'failed'>('resting')

  async function reset(): Promise<void> {
    if (state === 'resetting') return
    setState('resetting')
    const place = scriptPlace.read()
    // Cleared before the reset, which reloads the page.
    scriptPlace.write(null)
    if (await presenter.reset().catch(() => false)) return setState('resting')
    scriptPlace.write(place)
    setState('failed')
  }

  return (
    <div className="flex flex-col items-start gap-1">
      <InlineConfirmation
        label={texts.reset}
        question={texts.resetQuestion}
        yes={texts.resetYes}
        no={texts.keep}
        onConfirm={() => void reset()}
      />
      <p role="status" className="flex items-center gap-2 empty:absolute">
        {state === 'resetting' && (
          <>
            <Spinner />
            {texts.resetting}
          </>
        )}
      </p>
      {state === 'failed' && (
        <Alert variant="destructive" role="alert">
          {texts.resetFailed}
        </Alert>
      )}
    </div>
  )
}
