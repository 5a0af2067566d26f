import { Button } from '@/ui/button'
import { dismissUpdateState, type UpdateState } from '../updates/update-state'
import { closing } from '../shell/closing'
import { updateTexts as texts } from './update-texts'

/** Asks the seller whether to go over to a new version now. */
export function UpdateNotice({ kind, apply }: Extract<UpdateState, { readonly apply: unknown }>) {
  const losesEntries = kind === 'update-loses-entries'
  return (
    <div className="gutter flex flex-wrap items-center gap-x-4 bg-info-soft py-1">
      <p>{losesEntries ? texts.updateLosesEntries : texts.updateReady}</p>
      <Button variant="link" size="bare" onClick={apply}>
        {losesEntries ? texts.updateAllTheSame : texts.updateNow}
      </Button>
      <Button variant="link" size="bare" onClick={closing(dismissUpdateState)}>
        {texts.updateLater}
      </Button>
    </div>
  )
}
