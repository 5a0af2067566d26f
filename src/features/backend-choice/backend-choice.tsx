import { useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import type { BackendKind } from '@/session/backend-choice'
import { Button } from '@/ui/button'
import { RadioCard, RadioGroup } from '@/ui/radio-group'
import type { BackendSwitch } from './backend-switch'
import { SwitchError } from './switch-error'
import { backendTexts as texts } from './texts'
import { useChange } from './use-change'

/** Shows which backend is in use, and switches to the other (BACKEND-01). */
export function BackendChoice({ backends }: { readonly backends: BackendSwitch }) {
  // This element is made once, outside the drawer that shows it, so it subscribes to the language itself.
  useLanguage()
  const [selected, setSelected] = useState(backends.current)
  const cards = [
    {
      kind: 'demo',
      label: texts.demo,
      description: backends.canRunDemo ? texts.demoHelp : texts.needsSecureContext,
      disabled: !backends.canRunDemo,
    },
    {
      kind: 'real',
      label: texts.real,
      description: backends.realHost ?? texts.notConfigured,
      disabled: backends.realHost === null,
    },
  ] as const
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-lg font-bold">{texts.title}</legend>
      <RadioGroup>
        {cards.map(({ kind, ...card }) => (
          <RadioCard
            key={kind}
            name="backend"
            value={kind}
            checked={selected === kind}
            onChange={() => setSelected(kind)}
            {...card}
          />
        ))}
      </RadioGroup>
      {selected !== backends.current && <WayTo backends={backends} to={selected} />}
    </fieldset>
  )
}

/** Switches to the selected backend; its error goes when another one is selected. */
function WayTo({ backends, to }: { readonly backends: BackendSwitch; readonly to: BackendKind }) {
  const { state, start } = useChange(backends)
  return (
    <>
      <p className="text-hint text-muted-foreground">{texts.consequence}</p>
      <Button busy={state === 'leaving'} onClick={({ currentTarget }) => start(to, currentTarget)}>
        {to === 'real' ? texts.goToReal : texts.goToDemo}
      </Button>
      <SwitchError state={state} />
    </>
  )
}
