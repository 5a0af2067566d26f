import type { DeliveryType, GstType, shippingTypes } from '@/contract/onboarding'
import { catalogue } from '@/catalogues/catalogue'

/** The displayed names of the steps' choices; requests carry the contract's own names. */
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

/** A language's own names of states. @public as a type, to languages/catalogues.ts */
export const stateNames = catalogue<Readonly<Partial<Record<string, string>>>>('domain/steps/choice-names#stateNames', {})

/** The displayed name of a state; the name sent in requests if the language has none of its own. */
export function stateName(state: string): string {
  // A state of another country is free text, and may be `constructor`, which every object has.
  const own: unknown = stateNames[state]
  return typeof own === 'string' ? own : state
}
