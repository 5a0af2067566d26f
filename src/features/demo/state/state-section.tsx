import { ConsoleSection } from '../console-section'
import type { DemoTools } from '../demo-tools'
import { demoTexts as texts } from '../texts'
import { OpenSnapshot } from './open-snapshot'
import { ResetDemo } from './reset-demo'
import { SaveSnapshot } from './save-snapshot'

/** All demo data at once: saved, opened, brought back to the beginning. */
export function StateSection({ tools }: { readonly tools: DemoTools }) {
  return (
    <ConsoleSection name="state">
      <p className="text-hint text-muted-foreground">{texts.stateHelp}</p>
      <SaveSnapshot tools={tools} />
      <OpenSnapshot tools={tools} />
      <ResetDemo tools={tools} />
    </ConsoleSection>
  )
}
