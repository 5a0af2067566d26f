import { catalogue } from '@/catalogues/catalogue'
import { sampleCase, seller, support } from './sample-case'

/** The pending sample cases, the newest first. */
export const pendingSamples = catalogue('features/case-log/sample-pending-cases', {
  all: [
    sampleCase({
      id: 'CL-8E41A7C2',
      type: 'TDS',
      subject: 'TDS certificate for July to September',
      status: 'pending',
      opened: '2026-11-17T18:05',
      lines: [],
    }),
    sampleCase({
      id: 'CL-5B90C2E7',
      type: 'Payment',
      subject: 'Settlement of 9 November is short by ₹4,260',
      status: 'pending',
      opened: '2026-11-10T09:48',
      unread: 7,
      lines: [
        seller(
          '2026-11-10T09:48',
          'The settlement of 9 November is ₹38,115. By my own list of orders it should be ₹42,375, so ₹4,260 are missing. Which orders were left out?',
        ),
        support(
          '2026-11-10T12:20',
          'Thank you for writing. Please tell us the settlement number. It is at the top of the payment file, after the words “Settlement no.”.',
        ),
        seller('2026-11-10T12:31', 'It is STL-110926-0417.'),
        support(
          '2026-11-10T17:02',
          'We found it. The file holds 63 orders. Does your list hold the orders that were delivered after 6 pm on 8 November? Those belong to the next settlement.',
        ),
        seller(
          '2026-11-11T08:15',
          'Only two of mine were delivered that late, together ₹1,140. That leaves ₹3,120 that I cannot explain.',
        ),
        support(
          '2026-11-11T11:40',
          'Understood. We have asked the payments team to compare the 63 orders with the deliveries, one by one. This takes up to two working days.',
        ),
        support(
          '2026-11-13T10:05',
          'The payments team has answered. Three orders were held back because their weight was disputed: OD-774120 (₹980), OD-774163 (₹1,260) and OD-774208 (₹880). Together they are the ₹3,120 that you miss.',
        ),
        support(
          '2026-11-13T10:07',
          'The courier measured 1.5 kg for each of them. Your listing says 0.5 kg. The money is not lost: it is paid once the weight is settled.',
        ),
        support(
          '2026-11-13T10:12',
          'What we need from you: a photo of one packed parcel on a scale, with the reading in sight, and a photo of its label. One parcel is enough if all three were packed alike.',
        ),
        support(
          '2026-11-14T15:30',
          'A small reminder: the dispute can be answered until 20 November. After that date the courier’s weight counts, and the difference in shipping charges is taken off the amount.',
        ),
        support(
          '2026-11-16T09:25',
          'Some sellers asked how the scale has to look. A kitchen scale is fine. The reading must be sharp, and the label must lie beside the parcel, not under it.',
        ),
        support(
          '2026-11-16T09:28',
          'If the parcels are really heavier than your listing says, correct the weight in the listing too. Otherwise the next orders of that product are disputed again.',
        ),
        support(
          '2026-11-16T18:44',
          'The two late orders, ₹1,140, are part of the settlement of 16 November. You will find them in rows 12 and 13 of its file.',
        ),
      ],
    }),
    sampleCase({
      id: 'CL-2F7D4B19',
      type: 'Shipment',
      subject: 'Pickup missed three days in a row at Jayanagar',
      status: 'pending',
      opened: '2026-11-06T19:22',
      unread: 1,
      lines: [
        seller(
          '2026-11-06T19:22',
          'Nobody came for the pickup on 4, 5 and 6 November. 14 parcels are packed and waiting. The app says “Pickup attempted” each evening, but our shop was open until 8 pm.',
        ),
        support(
          '2026-11-10T10:10',
          'We are sorry for that. Orders whose pickup was missed do not count against your dispatch rate. We have told the hub in Bengaluru South.',
        ),
        seller('2026-11-10T18:50', 'They came today and took 9 of the 14. The van was full, they said.'),
        support(
          '2026-11-11T09:35',
          'The other five are planned for today before 2 pm, with a second van. Please keep the manifest ready: the rider has to sign for all 14.',
        ),
        seller('2026-11-11T14:20', 'All five are gone. Thank you. How do I make sure that it stays this way?'),
        support(
          '2026-11-12T11:15',
          'From Monday on your pickup is a fixed stop at 4 pm. If nobody came by 5 pm, write here the same evening: then the hub sends a van the next morning.',
        ),
      ],
    }),
    sampleCase({
      id: 'CL-D3609F58',
      type: 'Advertising',
      subject: 'Campaign “Diwali lamps” stopped although budget is left',
      status: 'pending',
      opened: '2026-11-05T21:10',
      lines: [
        seller(
          '2026-11-05T21:10',
          'My campaign “Diwali lamps” stopped at 6 pm. The wallet still shows ₹2,300 and the daily budget was not used up.',
        ),
        support(
          '2026-11-06T10:30',
          'The campaign stopped because the product in it was out of stock for 40 minutes. It does not start again by itself: open the campaign and press “Resume”.',
        ),
        seller('2026-11-06T10:52', 'Resumed, it runs. Can it start by itself next time? I refill stock every evening.'),
        support(
          '2026-11-06T16:18',
          'Not yet. Until then: list the product with two sizes. The campaign goes on as long as one of them is in stock.',
        ),
        seller('2026-11-08T09:40', 'Done. I leave the case open until the weekend, to see whether it holds.'),
      ],
    }),
    sampleCase({
      id: 'CL-71C5E80A',
      type: 'TCS',
      subject: 'TCS of October differs from my GSTR-8 statement',
      status: 'pending',
      opened: '2026-11-04T11:05',
      lines: [
        seller(
          '2026-11-04T11:05',
          'On the GST portal the TCS collected for October is ₹1,874. Your report says ₹1,902. Which one do I accept?',
        ),
        support(
          '2026-11-04T15:45',
          'The difference comes from two orders that were returned on 31 October. Our report was made before the returns were booked. Accept the amount on the GST portal.',
        ),
        seller('2026-11-05T09:12', 'I accepted ₹1,874. Will your report be corrected? My accountant asks for both to match.'),
        support('2026-11-06T12:00', 'Yes. The corrected report comes with the one of November, on 10 December.'),
      ],
    }),
    sampleCase({
      id: 'CL-A94E13D6',
      type: 'Shipment',
      subject: 'Parcel OD-769902 shown as delivered, buyer says it is not',
      status: 'pending',
      opened: '2026-11-02T13:37',
      lines: [
        seller(
          '2026-11-02T13:37',
          'The buyer of OD-769902 writes that nothing arrived. The tracking says “Delivered, 31 Oct, 11:20 am, handed to guard”.',
        ),
        support(
          '2026-11-02T17:20',
          'We have opened an inquiry with the courier. Please do not send the item again before it is closed: otherwise both parcels are charged to you.',
        ),
        support(
          '2026-11-05T10:10',
          'The courier has the guard’s signature and is asking him. The inquiry ends on 21 November at the latest.',
        ),
        seller('2026-11-05T10:25', 'Thank you, I have told the buyer.'),
      ],
    }),
    sampleCase({
      id: 'CL-06BF52C4',
      type: 'Payment',
      subject: 'Change of bank account, first payment still to the old one',
      status: 'pending',
      opened: '2026-10-30T16:00',
      lines: [
        seller(
          '2026-10-30T16:00',
          'I changed my bank account on 24 October. The payment of 30 October went to the old account, which I close at the end of November.',
        ),
        support(
          '2026-10-31T11:30',
          'A new account is checked with ₹1 before the first payment. Yours was confirmed on 29 October, after the payment of 30 October had been prepared. From 9 November on all payments go to the new one.',
        ),
        seller('2026-11-09T20:15', 'The payment of today arrived in the new account. I wait for one more, then you can close the case.'),
      ],
    }),
    sampleCase({
      id: 'CL-C8720E3B',
      type: 'Advertising',
      subject: 'Invoice of advertisements in September without my GSTIN',
      status: 'pending',
      opened: '2026-10-27T12:42',
      lines: [
        seller(
          '2026-10-27T12:42',
          'The invoice ADV-0926-3381 does not show my GSTIN, so I cannot claim the input tax of ₹558.',
        ),
        support(
          '2026-10-28T10:05',
          'The GSTIN was added to your account on 3 October, after the invoice. We issue a credit note and a new invoice. Both come by email within 15 working days.',
        ),
      ],
    }),
    sampleCase({
      id: 'CL-49A1D7F0',
      type: 'Shipment',
      subject: 'Labels print too large for 4 × 6 inch paper',
      status: 'pending',
      opened: '2026-10-22T08:30',
      lines: [
        seller('2026-10-22T08:30', 'Since yesterday the barcode on the shipping labels is cut off at the right edge. Paper 4 × 6 inch, same printer as always.'),
        support('2026-10-22T11:00', 'Print at 100 %, not “fit to page”. Does the barcode stand whole then?'),
        seller('2026-10-22T11:18', 'At 100 % it is whole, but the return address is missing its last line.'),
        support('2026-10-23T14:50', 'We can repeat that and have passed it on. Parcels with such a label are accepted: only the barcode is read.'),
      ],
    }),
  ],
})
