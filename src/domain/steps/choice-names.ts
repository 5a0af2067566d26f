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

/** Where a language has a name of its own for a state. @public as a type, to languages/catalogues.ts */
export const stateNames = catalogue<Readonly<Partial<Record<string, string>>>>('domain/steps/choice-names#stateNames', {})

/** How a state is shown: where the language has no name of its own, as it is sent. */
export function stateName(state: string): string {
  // Another country's is typed as a text: it may be a word that every object has.
  const own: unknown = stateNames[state]
  return typeof own === 'string' ? own : state
}
