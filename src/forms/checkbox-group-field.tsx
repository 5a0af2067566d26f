import { Checkbox } from '@/ui/checkbox'

import { useFieldParts, type Choice, type FieldFrameProps } from './field-parts'
import { GroupField } from './group-field'

interface CheckboxGroupFieldProps extends FieldFrameProps {
  readonly choices: readonly Choice[]
}

/** Any number of answers; the value lists them in the order of `choices`, not in the order of clicks. */
export function CheckboxGroupField({ choices, ...frame }: CheckboxGroupFieldProps) {
  const parts = useFieldParts<readonly string[]>(frame)
  const { field } = parts

  function choose(value: string, chosen: boolean): void {
    const wanted = choices.map((choice) => choice.value)
    field.handleChange(
      wanted.filter((other) => (other === value ? chosen : field.state.value.includes(other))),
    )
  }

  return (
    <GroupField frame={frame} parts={parts}>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          id={index === 0 ? parts.id : `${parts.id}-${index}`}
          name={field.name}
          value={choice.value}
          label={choice.label}
          disabled={frame.disabled}
          checked={field.state.value.includes(choice.value)}
          aria-invalid={parts.controlProps['aria-invalid']}
          onBlur={field.handleBlur}
          onChange={(event) => choose(choice.value, event.target.checked)}
        />
      ))}
    </GroupField>
  )
}
