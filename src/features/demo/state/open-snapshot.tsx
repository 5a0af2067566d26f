import { useId, useRef, useState } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Question } from '@/ui/inline-confirmation'
import type { PresenterActions, SnapshotRefusal } from '../presenter-actions'
import { demoTexts as texts } from '../texts'

type OpenState =
  | { readonly kind: 'resting' | 'opening' | 'unreadable' }
  | { readonly kind: 'asking'; readonly file: File }
  | { readonly kind: 'refused'; readonly refusal: SnapshotRefusal }

/** Replaces all demo data with a snapshot file's; asks first, and says why a file is refused. */
export function OpenSnapshot({ presenter }: { readonly presenter: PresenterActions }) {
  const id = useId()
  const [state, setState] = useState<OpenState>({ kind: 'resting' })
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  async function open(file: File): Promise<void> {
    setState({ kind: 'opening' })
    button.current?.focus()
    const text = await file.text().catch(() => null)
    if (text === null) return setState({ kind: 'unreadable' })
    const refusal = await presenter.importSnapshot(text).catch((): SnapshotRefusal => 'not-stored')
    setState(refusal === null ? { kind: 'resting' } : { kind: 'refused', refusal })
  }

  return (
    <div className="flex flex-col items-start gap-1">
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/json,.json"
        aria-label={texts.open}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Without this, choosing the same file again would fire no change event.
          event.target.value = ''
          if (file !== undefined) setState({ kind: 'asking', file })
        }}
      />
      <Button
        ref={button}
        variant="outline"
        size="compact"
        busy={state.kind === 'opening'}
        busyLabel={texts.opening}
        onClick={() => input.current?.click()}
      >
        {texts.open}
      </Button>
      {state.kind === 'asking' && (
        <Question
          question={texts.openQuestion(state.file.name)}
          yes={texts.openYes}
          no={texts.keep}
          onYes={() => void open(state.file)}
          onNo={() => {
            setState({ kind: 'resting' })
            button.current?.focus()
          }}
        />
      )}
      {(state.kind === 'refused' || state.kind === 'unreadable') && (
        <Alert variant="destructive" role="alert">
          {state.kind === 'refused' ? texts.refusals[state.refusal] : texts.unreadable}
        </Alert>
      )}
    </div>
  )
}
