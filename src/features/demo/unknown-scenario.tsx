import { Alert } from '@/ui/alert'
import type { PresenterActions } from './presenter-actions'
import { usePlay } from './play-store'
import { demoTexts as texts } from './texts'

/** Says that the address named a scenario that does not exist; the existing ones are listed below. */
export function UnknownScenario({ presenter }: { readonly presenter: PresenterActions }) {
  const { state } = usePlay(presenter)
  return (
    state.kind === 'unknown' && (
      <Alert variant="destructive" role="alert">
        {texts.unknownScenario(state.id)}
      </Alert>
    )
  )
}
