import { Alert } from '@/ui/alert'
import { backendTexts as texts } from './texts'
import type { ChangeState } from './use-change'

/** Why the app could not switch the backend; nothing otherwise. */
export function SwitchError({ state }: { readonly state: ChangeState }) {
  if (state === 'resting' || state === 'leaving') return null
  return (
    <Alert variant="destructive" role="alert">
      {texts.trouble[state]}
    </Alert>
  )
}
