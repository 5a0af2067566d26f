import { revalidateLogic } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { z } from '@/contract/schema'
import { emailFieldSchema } from '@/domain/person-fields'
import { bareText } from '@/domain/text-input'
import { useAppForm } from '@/forms/app-form'
import { fieldId } from '@/forms/field-parts'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { TextField } from '@/forms/text-field'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { typedState } from '../typed-state'
import { forgotPasswordTexts as texts } from './forgot-password-texts'

const formId = 'forgot-password'
const schema = z.object({ email: emailFieldSchema })

interface ForgotPasswordDialogProps {
  /** Gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Asks for the registered email and goes on with it; nothing is sent (FORGOT-01). */
export function ForgotPasswordDialog({ opener, onClose }: ForgotPasswordDialogProps) {
  const navigate = useNavigate()
  const form = useAppForm({
    formId,
    defaultValues: { email: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmitInvalid: () => document.getElementById(fieldId(formId, 'email'))?.focus(),
    onSubmit: async ({ value }) => {
      onClose()
      await navigate({
        to: '/forgotpassword',
        state: typedState({ forgottenEmail: bareText(value.email) }),
      })
    },
  })

  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose} returnFocus={() => opener.current?.focus()}>
      <form.AppForm>
        <Form>
          <form.AppField name="email">
            {() => (
              <TextField
                type="email"
                label={texts.email}
                autoComplete="email"
                enterKeyHint="go"
                required
              />
            )}
          </form.AppField>
          <DialogFooter>
            <SubmitButton>{texts.submit}</SubmitButton>
          </DialogFooter>
        </Form>
      </form.AppForm>
    </Dialog>
  )
}
