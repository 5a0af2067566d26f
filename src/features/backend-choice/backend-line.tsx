import { Button } from '@/ui/button'
import type { BackendSwitch } from './backend-switch'
import { SwitchError } from './switch-error'
import { backendTexts as texts } from './texts'
import { useChange } from './use-change'

/** The foot of the sign-in screen: which backend is in use, and a button to switch to the other (BACKEND-01). */
export function BackendLine({ backends }: { readonly backends: BackendSwitch }) {
  const { current, realHost } = backends
  const { state, start } = useChange(backends)
  const other = current === 'demo' ? 'real' : 'demo'
  return (
    <section aria-label={texts.title} className="mt-6 flex flex-col items-start gap-1 text-hint text-muted-foreground">
      <p>{current === 'demo' || realHost === null ? texts.usesDemo : texts.usesReal(realHost)}</p>
      {realHost === null && <p>{texts.realNotAvailable}</p>}
      {realHost !== null && (other === 'real' || backends.canRunDemo) && (
        <Button variant="link" size="bare" busy={state === 'leaving'} onClick={({ currentTarget }) => start(other, currentTarget)}>
          {other === 'real' ? texts.goToReal : texts.goToDemo}
        </Button>
      )}
      <SwitchError state={state} />
    </section>
  )
}
