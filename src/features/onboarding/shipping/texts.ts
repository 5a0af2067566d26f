import { pick } from '@/domain/language'

export const shippingTexts = pick({
  en: {
    shippingType: 'Shipping type',
    deliveryTypes: 'Delivery types',
    deliveryTypesHint: 'Select all that you offer',
    cutoffs: 'Order cutoff times',
    cutoffsHint: 'Orders placed before this time are shipped the same day',
    groups: {
      standardExpress: 'Standard and Express cutoff',
      oneTwoDay: 'One Day and Two Day cutoff',
      sameDay: 'Same Day cutoff',
    },
  },
})
