import { useState } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { saveFile } from '@/ui/save-file'
import type { PresenterActions } from '../presenter-actions'
import { demoTexts as texts } from '../texts'

/** `demo-2026-11-21-1204.json`: the service's time as the presenter's clock shows it. @param now milliseconds since the epoch */
function fileName(now: number): string {
  const offset = new Date(now).getTimezoneOffset() * 60_000
  return `demo-${new Date(now - offset).toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.json`
}

/** Saves all demo data as a file that another machine can open. */
export function SaveSnapshot({ presenter }: { readonly presenter: PresenterActions }) {
  const [state, setState] = useState<'resting' | 'saved' | 'failed'>('resting')

  async function save(): Promise<void> {
    try {
      saveFile(fileName(presenter.service.now()), await presenter.exportSnapshot())
      setState('saved')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="outline" size="compact" onClick={() => void save()}>
        {texts.save}
      </Button>
      <p role="status">{state === 'saved' && texts.saved}</p>
      {state === 'failed' && (
        <Alert variant="destructive" role="alert">
          {texts.saveFailed}
        </Alert>
      )}
    </div>
  )
}
