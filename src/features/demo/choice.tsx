import { useId } from 'react'
import { Field } from '@/ui/field'
import { Label } from '@/ui/label'
import { Select } from '@/ui/select'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string
}

/** A choice of a few values, as a native select. */
export function Choice<Value extends string>({ label, options, value, onChange, className }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <Field className={className}>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
