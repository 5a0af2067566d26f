import type { ComponentProps } from 'react'

import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'

/** The attributes that help a phone's keyboard and a password manager. */
type EntryProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck' | 'placeholder' | 'required'
>

export interface TextFieldProps extends FieldFrameProps, EntryProps {
  readonly type?: 'text' | 'email'
}

/** One line of text, bound to the field around it. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  enterKeyHint,
  autoCapitalize = type === 'email' ? 'off' : undefined,
  spellCheck = type === 'email' ? false : undefined,
  placeholder,
  required,
  ...frame
}: TextFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts

  return (
    <ControlField frame={frame} parts={parts}>
      <Input
        {...parts.controlProps}
        type={type}
        value={field.state.value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        enterKeyHint={enterKeyHint}
        autoCapitalize={autoCapitalize}
        spellCheck={spellCheck}
        placeholder={placeholder}
        required={required}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </ControlField>
  )
}
