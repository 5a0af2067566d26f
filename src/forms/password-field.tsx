import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'

import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import type { TextFieldProps } from './text-field'
import { texts } from './texts'

interface PasswordFieldProps extends FieldFrameProps, Pick<TextFieldProps, 'enterKeyHint' | 'placeholder'> {
  readonly autoComplete: 'current-password' | 'new-password'
  /** The toggle's names, for a form with more than one password. They contain 'Show' and 'Hide'. */
  readonly toggleNames?: { readonly show: string; readonly hide: string }
}

const defaultNames = () => ({ show: texts.showPassword, hide: texts.hidePassword })

/** A password that can be looked at while it is typed; on submit it is covered again. */
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
  // Shown only until the next attempt, so that a password manager sees a password field then, or until the form begins anew.
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
