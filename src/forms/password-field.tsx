import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'

import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import type { TextFieldProps } from './text-field'
import { texts } from './texts'

interface PasswordFieldProps extends FieldFrameProps, Pick<TextFieldProps, 'enterKeyHint' | 'placeholder'> {
  readonly autoComplete: 'current-password' | 'new-password'
  /** The toggle's accessible names, for a form with several passwords. They have to contain the labels 'Show' and 'Hide'. */
  readonly toggleNames?: { readonly show: string; readonly hide: string }
}

const defaultNames = () => ({ show: texts.showPassword, hide: texts.hidePassword })

/** A password that can be shown while it is typed; a submit hides it again. */
export function PasswordField({
  autoComplete,
  enterKeyHint,
  placeholder,
  toggleNames = defaultNames(),
  ...frame
}: PasswordFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field } = parts
  const attempts = useSelector(field.form.store, (state) => state.submissionAttempts)
  // A submit hides it, so that a password manager finds a field of type password; a reset of the form hides it too.
  const [shown, setShown] = useState(false)
  const [seenAttempts, setSeenAttempts] = useState(attempts)
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts)
    setShown(false)
  }

  return (
    <ControlField frame={frame} parts={parts}>
      <div className="relative">
        <Input
          {...parts.controlProps}
          type={shown ? 'text' : 'password'}
          className="pe-22"
          value={field.state.value}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
          onChange={(event) => field.handleChange(event.target.value)}
        />
        <button
          type="button"
          className="absolute inset-y-0 end-0 w-20 rounded-e-md border-s-[1.5px] border-input leading-tight font-semibold hover:bg-primary-soft"
          disabled={frame.disabled}
          aria-controls={parts.id}
          aria-label={shown ? toggleNames.hide : toggleNames.show}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </button>
      </div>
    </ControlField>
  )
}
