import type { PersonAct } from '@/contract/presenter/acts'
import { addressesFormSchema } from '@/domain/addresses'
import { bankDraftSchema } from '@/domain/bank'
import { gstFormSchema } from '@/domain/gst'
import { shippingFormSchema } from '@/domain/shipping'

/** What a person has typed who sends this step, as its form keeps it; null for the signature, whose drawing is not in the request. */
export function typedValues(act: Extract<PersonAct, { kind: 'save' }>): unknown {
  switch (act.step) {
    case 3:
      return gstFormSchema.parse(act.body)
    case 4:
      return bankDraftSchema.parse(act.body)
    case 5: {
      const { pickupAddress, returnAddress } = act.body
      return addressesFormSchema.parse({ pickup: pickupAddress, return: returnAddress })
    }
    case 6: {
      const { shippingType, deliveryTypes, cutoffTimes } = act.body
      return shippingFormSchema.parse({ shippingType, deliveryTypes, cutoffs: cutoffTimes })
    }
    case 7:
      return null
  }
}
