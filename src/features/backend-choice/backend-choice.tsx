import { useState } from 'react'
import { Button } from '@/ui/button'
import { RadioCard, RadioGroup } from '@/ui/radio-group'
import type { BackendSwitch } from './backend-switch'
import { ChangeTrouble } from './change-trouble'
import { backendTexts as texts } from './texts'
import { useChange } from './use-change'

/** Shows which backend answers and goes over to the other one (BACKEND-01). */
export function BackendChoice({ backends }: { readonly backends: BackendSwitch }) {
  const [selected, setSelected] = useState(backends.current)
  const { state, start } = useChange(backends)
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
      {selected !== backends.current && (
        <>
          <p className="text-hint text-muted-foreground">{texts.consequence}</p>
          <Button busy={state === 'leaving'} onClick={({ currentTarget }) => start(selected, currentTarget)}>
            {selected === 'real' ? texts.goToReal : texts.goToDemo}
          </Button>
        </>
      )}
      <ChangeTrouble state={state} />
    </fieldset>
  )
}
