import type { AddressesForm } from '@/domain/steps/addresses-step'
import { useAppForm } from '@/forms/app-form'

/** The form of step 5; both address blocks use it. */
export const useAddressesForm = (formId: string, defaultValues: AddressesForm, save: (value: AddressesForm) => unknown) =>
  useAppForm({ formId, defaultValues, onSubmit: ({ value }) => save(value) })

export type AddressesFormApi = ReturnType<typeof useAddressesForm>
