import { revalidateLogic } from '@tanstack/react-form'
import { z } from '@/contract/schema'
import { gstDraftSchema, nicknameRule } from '@/domain/steps/gst-step'
import { useAppForm } from '@/forms/app-form'

/** The step's draft; a stored certificate that is no longer a file becomes null, and the seller chooses it again. */
export const gstFormSchema = z.extend(gstDraftSchema, { certificate: z.catch(z.nullable(z.instanceof(File)), null) })
export type GstValues = z.infer<typeof gstFormSchema>

const rules = gstFormSchema.check(nicknameRule)

interface Submitting {
  readonly onSubmitInvalid: () => void
  readonly onSubmit: (value: GstValues) => Promise<void>
}

/** The form of step 3; its parts share it. */
export const useGstForm = (formId: string, defaultValues: GstValues, { onSubmitInvalid, onSubmit }: Submitting) =>
  useAppForm({
    formId,
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: rules },
    onSubmitInvalid,
    onSubmit: ({ value }) => onSubmit(value),
  })

export type GstFormApi = ReturnType<typeof useGstForm>
