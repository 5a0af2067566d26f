import { useState } from 'react'
import { RadioCard, RadioGroup } from '@/ui/radio-group'
import type { DemoConnection, DemoService } from './demo-service'
import { demoTexts as texts } from './texts'
import { useDemoConnection } from './use-demo-service'

const positions = ['online', 'offline'] as const satisfies readonly DemoConnection[]

/** Cuts the app off from its service and lets it back, as a network would. */
export function ConnectionSwitch({ service }: { readonly service: DemoService }) {
  const connection = useDemoConnection(service)
  const [failed, setFailed] = useState(false)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-lg font-bold">{texts.connection}</legend>
      <RadioGroup className="grid grid-cols-2 gap-2">
        {positions.map((position) => (
          <RadioCard
            key={position}
            name="demo-connection"
            value={position}
            label={texts[position]}
            checked={connection === position}
            onChange={() => {
              service.setConnection(position).then(
                () => setFailed(false),
                () => setFailed(true),
              )
            }}
          />
        ))}
      </RadioGroup>
      <p className="text-hint text-muted-foreground">{failed ? texts.connectionFailed : texts.connectionHelp}</p>
    </fieldset>
  )
}
