import { RadioCard, RadioGroup } from '@/ui/radio-group'

import { useFieldParts, type Choice, type FieldFrameProps } from './field-parts'
import { GroupField } from './group-field'

interface RadioGroupFieldProps extends FieldFrameProps {
  readonly choices: readonly Choice[]
  /** Puts a few short answers side by side if there is room. */
  readonly inline?: boolean
}

/** One answer out of a few, all of them on screen. */
export function RadioGroupField({ choices, inline = false, ...frame }: RadioGroupFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts

  return (
    <GroupField frame={frame} parts={parts}>
      <RadioGroup className={inline ? 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]' : undefined}>
        {choices.map((choice, index) => (
          <RadioCard
            key={choice.value}
            id={index === 0 ? parts.id : `${parts.id}-${index}`}
            name={parts.id}
            value={choice.value}
            label={choice.label}
            description={choice.description}
            disabled={frame.disabled}
            checked={field.state.value === choice.value}
            aria-invalid={parts.controlProps['aria-invalid']}
            onBlur={field.handleBlur}
            onChange={() => field.handleChange(choice.value)}
          />
        ))}
      </RadioGroup>
    </GroupField>
  )
}
