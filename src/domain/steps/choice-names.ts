import type { DeliveryType, GstType, shippingTypes } from '@/contract/onboarding'
import { catalogue } from '@/catalogues/catalogue'

/** How the choices of the steps are shown; they are sent as the contract names them. */
export const choiceNames = catalogue('domain/steps/choice-names', {
  gstTypes: {
    'Regular GST': 'Regular GST',
    'Composit GST': 'Composit GST',
    'Enrolment ID': 'Enrolment ID',
    'No GST': 'No GST',
  } satisfies Record<GstType, string>,
  shippingTypes: {
    'Lazy Shipping': 'Lazy Shipping',
    'Self Shipping': 'Self Shipping',
    Both: 'Both',
  } satisfies Record<(typeof shippingTypes)[number], string>,
  deliveryTypes: {
    Standard: 'Standard',
    Express: 'Express',
    'One Day': 'One Day',
    'Two Day': 'Two Day',
    'Same Day': 'Same Day',
  } satisfies Record<DeliveryType, string>,
})

/** Shown like this; where a language has no word of its own, by the name that is sent. */
export const stateNames = catalogue<Readonly<Partial<Record<string, string>>>>('domain/steps/choice-names#stateNames', {})
