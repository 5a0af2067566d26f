import { catalogue } from '@/catalogues/catalogue'
import type { Stars } from './stars'

/** What a customer says about buying from the seller. */
export interface SellerFeedback {
  readonly id: string
  /** The customer's name. */
  readonly name: string
  readonly stars: Stars
  readonly comment: string
  /** Year, month and day. */
  readonly date: string
}

/** Fixed sample data (SAMPLE-01), the newest first. */
export const sellerFeedback = catalogue<{ readonly all: readonly SellerFeedback[] }>('features/feedback/seller-feedback', {
  all: [
    {
      id: '9',
      name: 'Ananya R.',
      stars: 5,
      comment: 'Sent the same day and packed so that nothing could move.',
      date: '2026-11-19',
    },
    {
      id: '8',
      name: 'Imran S.',
      stars: 4,
      comment: 'Arrived a day late, but the seller told me before I had to ask.',
      date: '2026-11-15',
    },
    { id: '7', name: 'Kavitha M.', stars: 5, comment: 'My question was answered within the hour.', date: '2026-11-12' },
    {
      id: '6',
      name: 'Harpreet G.',
      stars: 2,
      comment: 'The wrong colour came. It was exchanged, but that took two weeks.',
      date: '2026-11-07',
    },
    {
      id: '5',
      name: 'Joseph T.',
      stars: 5,
      comment: 'Third order from this shop, and good again.',
      date: '2026-10-30',
    },
    {
      id: '4',
      name: 'Nandini B.',
      stars: 4,
      comment: 'Just as described. A note on how to wash it would help.',
      date: '2026-10-26',
    },
    {
      id: '3',
      name: 'Farhan A.',
      stars: 5,
      comment: 'The invoice was in the box, with the GST number my office asks for.',
      date: '2026-10-21',
    },
    {
      id: '2',
      name: 'Lakshmi V.',
      stars: 1,
      comment: 'The parcel went back to the seller although I was at home all day.',
      date: '2026-10-14',
    },
    { id: '1', name: 'Deepak J.', stars: 4, comment: 'Fair price and quick delivery.', date: '2026-10-05' },
  ],
})
