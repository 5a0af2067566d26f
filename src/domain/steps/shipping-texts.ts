import type { shippingTypes } from '@/contract/onboarding'
import { catalogue } from '@/catalogues/catalogue'

export const shippingTexts = catalogue('domain/steps/shipping', {
  shippingType: 'Shipping type',
  shippingTypes: {
    'Lazy Shipping': 'Our courier collects the parcels at your pickup address.',
    'Self Shipping': 'You choose the courier and send the parcels yourself.',
    Both: 'You decide for each order.',
  } satisfies Record<(typeof shippingTypes)[number], string>,
  deliveryTypes: 'Delivery types',
  deliveryTypesHint: 'Select all that you offer',
  cutoffs: 'Order cutoff times',
  cutoffsHint: 'The latest time an order can come in and still leave your shop the same day',
  cutoff: (time: string) => `Orders before ${time} are shipped that day, later ones the next day.`,
  cutoffEmpty: (time: string) => `Without a time, ${time} counts.`,
  /** A time of day. @param clock in the format of all other times @param padded such as `08:00 AM` */
  timeOfDay: (_clock: string, padded: string) => padded,
  groupUntil: (group: string, time: string) => `${group} ${time}`,
  groups: {
    standardExpress: 'Standard and Express cutoff',
    oneTwoDay: 'One Day and Two Day cutoff',
    sameDay: 'Same Day cutoff',
  },
})
