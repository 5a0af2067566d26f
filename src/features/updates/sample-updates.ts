import { catalogue } from '@/catalogues/catalogue'
import type { Update } from './update'

/** Fixed examples, the newest first. */
export const sampleUpdates = catalogue<{ readonly all: readonly Update[] }>('features/updates/sample-updates', {
  all: [
    {
      id: 'UP-118',
      title: 'Wedding season: later pickups from 23\u00a0November',
      content:
        'Pickups run until 8\u00a0pm in 42 cities from 23\u00a0November to 12\u00a0December. Orders that are packed by 7\u00a0pm leave the same day. Your cutoff times stay as you set them under Shipping Type.',
      postedBy: 'Logistics team',
      date: '2026-11-20',
    },
    {
      id: 'UP-117',
      title: 'Diwali payouts are complete',
      content:
        'All orders that were delivered between 28\u00a0October and 11\u00a0November have been settled. The statement of each payout was sent to your email, to match it with your bank account.',
      postedBy: 'Payments team',
      date: '2026-11-18',
    },
    {
      id: 'UP-116',
      title: 'Return reasons now come with pictures',
      content:
        'Customers add up to three pictures when they say that a product arrived damaged. You see them in the return before you accept or dispute it, for seven days.',
      postedBy: 'Seller support',
      date: '2026-11-12',
    },
    {
      id: 'UP-115',
      title: 'Care labels are required for clothing from 1\u00a0December',
      content:
        'Each piece of clothing needs fibre content and care instructions in its listing. Listings without them are suppressed from 1\u00a0December until the details are filled in. They keep their reviews.',
      postedBy: 'Catalogue team',
      date: '2026-11-06',
    },
    {
      id: 'UP-114',
      title: 'Pickups on Diwali and the day after',
      content:
        'There are no pickups on 9\u00a0November, and none on the Sunday before. Orders of these days count from 10\u00a0November, so that they do not lower your dispatch score.',
      postedBy: 'Logistics team',
      date: '2026-11-02',
    },
    {
      id: 'UP-113',
      title: 'Lower commission on steel and brass kitchenware',
      content:
        'The commission on steel and brass kitchenware falls from 12% to 9% for orders from 1\u00a0November to 31\u00a0January. You need not apply: it is already part of the price calculator.',
      postedBy: 'Seller support',
      date: '2026-10-29',
    },
    {
      id: 'UP-112',
      title: 'Check the GST rate of your listings',
      content:
        'Some listings still carry a GST rate that does not match their HSN code. We have sent you the list by email. Answer it with the right rates before your October invoices are made on 3\u00a0November.',
      postedBy: 'Tax desk',
      date: '2026-10-22',
    },
    {
      id: 'UP-111',
      title: 'Packing videos protect you in disputes',
      content:
        'A short video of the packed product, with the label in view, settles most disputes within two days. Keep it for 30 days after the delivery and add it when a claim is opened.',
      postedBy: 'Seller support',
      date: '2026-10-15',
    },
    {
      id: 'UP-110',
      title: 'Navratri: raise your stock in time',
      content:
        'Demand for ethnic wear and pooja articles was three times as high last year. Update your stock by 7\u00a0October, since listings that run out lose their place in the search for a week.',
      postedBy: 'Category team',
      date: '2026-09-30',
    },
    {
      id: 'UP-109',
      title: 'Two new sorting centres: Guwahati and Raipur',
      content:
        'Parcels to the North East and to Chhattisgarh arrive one to two days earlier. Delivery promises on your listings change by themselves.',
      postedBy: 'Logistics team',
      date: '2026-09-21',
    },
    {
      id: 'UP-108',
      title: 'Payouts on bank holidays',
      content:
        'When a payout falls on a bank holiday it is made on the next working day. Which days those are, the Reserve Bank publishes for each state.',
      postedBy: 'Payments team',
      date: '2026-09-09',
    },
    {
      id: 'UP-107',
      title: 'What changed in the return policy',
      content:
        'Innerwear, food and personal care can be returned only when they arrive damaged or when the wrong product was sent. Orders placed before 1\u00a0September follow the earlier policy.',
      postedBy: 'Policy team',
      date: '2026-08-31',
    },
    {
      id: 'UP-106',
      title: 'Monsoon packing: use waterproof bags',
      content:
        'One in twelve returns in July was wet. Put books, clothing and electronics into a waterproof bag inside of the box. Bags can be ordered at cost price with your packing material.',
      postedBy: 'Logistics team',
      date: '2026-07-28',
    },
    {
      id: 'UP-105',
      title: 'Brand applications are answered within five days',
      content:
        'We have shortened the check of trademark documents. Upload the certificate or the application number, both are accepted. Unreadable scans are still the most frequent reason for a refusal.',
      postedBy: 'Brand desk',
      date: '2026-07-10',
    },
    {
      id: 'UP-104',
      title: 'TCS certificates for the last quarter',
      content:
        'Certificates for April to June can be downloaded under Invoice. Open a case of the type TCS when an amount differs from your return.',
      postedBy: 'Tax desk',
      date: '2026-07-04',
    },
    {
      id: 'UP-103',
      title: 'Better pictures sell more',
      content:
        'Listings with four pictures or more on a white ground are opened twice as often. Use daylight, show the size next to a hand, and leave out frames and writing.',
      postedBy: 'Catalogue team',
      date: '2026-06-18',
    },
    {
      id: 'UP-102',
      title: 'Back to School: how to take part',
      content:
        'Add school bags, lunch boxes, stationery and shoes to the offer until 28\u00a0May. The discount is yours to choose, from 10%.',
      postedBy: 'Category team',
      date: '2026-05-20',
    },
  ],
})
