import { listed } from '@/catalogues/listed'
import type { RequestOf } from '@/contract/endpoints'
import { momentInIndia } from '@/contract/india-time'
import {
  deliveryTypeSchema,
  shippingTypes,
  shippingTypeSchema,
  timeOfDaySchema,
  type DeliveryType,
} from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { clockText } from '../date-texts'
import { choiceNames } from './choice-names'
import { shippingTexts as texts } from './shipping-texts'
import { answer, answersTo, describeStep, shownAnswer, type FieldsOf } from './step-description'

export const cutoffGroups = ['standardExpress', 'oneTwoDay', 'sameDay'] as const
/** Delivery types that share one cutoff time. */
export type CutoffGroup = (typeof cutoffGroups)[number]

const groupMembers = {
  standardExpress: ['Standard', 'Express'],
  oneTwoDay: ['One Day', 'Two Day'],
  sameDay: ['Same Day'],
} as const satisfies Record<CutoffGroup, readonly DeliveryType[]>

/** Default cutoffs on the 24-hour clock: 08:00 AM, 12:00 PM, 06:00 AM (section 9). */
export const defaultCutoffs = {
  standardExpress: '08:00',
  oneTwoDay: '12:00',
  sameDay: '06:00',
} as const satisfies Record<CutoffGroup, string>

const cutoff = (group: CutoffGroup) => z.catch(timeOfDaySchema, defaultCutoffs[group])

/** The shipping step's draft. */
const draftSchema = z.object({
  shippingType: z.catch(shippingTypeSchema, shippingTypes[0]),
  deliveryTypes: z.catch(z.array(deliveryTypeSchema), () => []),
  cutoffs: z.catch(
    z.object({
      standardExpress: cutoff('standardExpress'),
      oneTwoDay: cutoff('oneTwoDay'),
      sameDay: cutoff('sameDay'),
    }),
    () => ({ ...defaultCutoffs }),
  ),
})
export type ShippingForm = z.infer<typeof draftSchema>

/** The groups whose cutoff the form asks for (SHIP-02). */
export const selectedGroups = (selected: readonly DeliveryType[]): readonly CutoffGroup[] =>
  cutoffGroups.filter((group) => groupMembers[group].some((member) => selected.includes(member)))

/** AM or PM of a time of day `HH:MM`. */
export const periodOf = (time: string): 'AM' | 'PM' => (Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM')

/** A time of day `HH:MM` as `08:00 AM`; in other languages, in the format of all other times. */
export function twelveHour(time: string): string {
  const hours = Number(time.slice(0, 2)) % 12 || 12
  const padded = `${String(hours).padStart(2, '0')}:${time.slice(3)} ${periodOf(time)}`
  return texts.timeOfDay(clockText(momentInIndia(`2000-01-01T${time}`)), padded)
}

const fields = {
  sellerId: null,
  shippingType: { label: () => texts.shippingType, shown: (type) => choiceNames.shippingTypes[type] },
  deliveryTypes: { label: () => texts.deliveryTypes, shown: (types) => listed(types.map((type) => choiceNames.deliveryTypes[type])) },
  cutoffTimes: {
    label: () => texts.cutoffs,
    shown: (times) => listed(cutoffGroups.map((group) => texts.groupUntil(texts.groups[group], twelveHour(times[group])))),
  },
} as const satisfies FieldsOf<RequestOf<'step6'>>

/** Step 6: shipping preferences. */
export const shippingStep = describeStep({
  step: 6,
  draft: draftSchema,
  toRequest({ shippingType, deliveryTypes, cutoffs }: ShippingForm, sellerId) {
    const { standardExpress, oneTwoDay, sameDay } = cutoffs
    return {
      sellerId,
      shippingType,
      deliveryTypes,
      cutoffTimes: {
        standardExpress,
        standardExpressPeriod: periodOf(standardExpress),
        oneTwoDay,
        oneTwoDayPeriod: periodOf(oneTwoDay),
        sameDay,
        sameDayPeriod: periodOf(sameDay),
      },
    }
  },
  typedBefore: ({ shippingType, deliveryTypes, cutoffTimes }) => draftSchema.parse({ shippingType, deliveryTypes, cutoffs: cutoffTimes }),
  fields,
  answers: answersTo(draftSchema, {
    shippingType: shownAnswer(fields.shippingType),
    deliveryTypes: shownAnswer(fields.deliveryTypes),
    cutoffs: (times, { deliveryTypes }) => selectedGroups(deliveryTypes).map((group) => answer(texts.groups[group], twelveHour(times[group]))),
  }),
  summary: ({ shippingType }) => choiceNames.shippingTypes[shippingType],
})
