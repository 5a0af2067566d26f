import { useId } from 'react'
import { networks, type Network } from '@/contract/presenter/network'
import { RadioCard, RadioGroup } from '@/ui/radio-group'
import { networkTexts as texts } from './texts'

interface ConnectionSwitchProps {
  readonly network: Network
  readonly onChange: (network: Network) => void
}

/** Takes the app offline from its service, or makes the connection slow or lossy. */
export function ConnectionSwitch({ network, onChange }: ConnectionSwitchProps) {
  const id = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={`${id}-help`}>
      <legend className="mb-1 font-semibold">{texts.connection}</legend>
      <RadioGroup className="grid-cols-2">
        {networks.map((position) => (
          <RadioCard
            key={position}
            name={id}
            value={position}
            label={texts.networks[position]}
            checked={network === position}
            onChange={() => onChange(position)}
          />
        ))}
      </RadioGroup>
      <p id={`${id}-help`} className="text-hint text-muted-foreground">
        {texts.networkHelp[network]}
      </p>
    </fieldset>
  )
}
