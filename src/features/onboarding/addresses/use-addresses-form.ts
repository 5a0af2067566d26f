import type { AddressesForm } from '@/domain/steps/addresses-step'
import { useAppForm } from '@/forms/app-form'

/** The form of the two addresses, which its blocks share. */
export const useAddressesForm = (formId: string, defaultValues: AddressesForm, save: (value: AddressesForm) => unknown) =>
  useAppForm({ formId, defaultValues, onSubmit: ({ value }) => save(value) })

export type AddressesFormApi = ReturnType<typeof useAddressesForm>
