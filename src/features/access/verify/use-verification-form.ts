import { revalidateLogic } from '@tanstack/react-form'
import { codeFields, contactChannels } from '@/contract/contact-channels'
import { verificationFormSchema, type VerificationForm } from '@/domain/access/verification'
import { useAppForm } from '@/forms/app-form'
import { useFillRequests } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'

const empty: VerificationForm = { emailOtp: '', mobileOtp: '', secondarymobileOtp: '' }

/** The form of the three codes; the presenter's console can fill them in. */
export function useVerificationForm(onSubmit: (values: VerificationForm) => Promise<void>) {
  const form = useAppForm({
    formId: formIds.verification,
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: verificationFormSchema },
    onSubmit: ({ value }) => onSubmit(value),
  })

  useFillRequests(formIds.verification, (values) => {
    for (const channel of contactChannels) {
      const code = values[codeFields[channel]]
      if (code !== undefined) form.setFieldValue(codeFields[channel], code)
    }
  })

  return form
}

export type VerificationFormApi = ReturnType<typeof useVerificationForm>
