import { ConsoleSection } from '../console-section'
import type { PresenterActions } from '../presenter-actions'
import { demoTexts as texts } from '../texts'
import { OpenSnapshot } from './open-snapshot'
import { ResetDemo } from './reset-demo'
import { SaveSnapshot } from './save-snapshot'

/** Saves, opens and resets all demo data. */
export function StateSection({ presenter }: { readonly presenter: PresenterActions }) {
  const [account] = presenter.service.accounts
  return (
    <ConsoleSection name="state">
      {account !== undefined && <p className="text-hint text-muted-foreground">{texts.stateHelp(account.password)}</p>}
      <SaveSnapshot presenter={presenter} />
      <OpenSnapshot presenter={presenter} />
      <ResetDemo presenter={presenter} />
    </ConsoleSection>
  )
}
