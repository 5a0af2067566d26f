import { catalogue } from '@/catalogues/catalogue'
import { sampleCase, seller, support } from './sample-case'

/** The resolved sample cases, the newest first. */
export const resolvedSamples = catalogue('features/case-log/sample-resolved-cases', {
  all: [
    sampleCase({
      id: 'CL-3D58B6E1',
      type: 'Payment',
      subject: 'Shipping charged twice for OD-766310',
      status: 'resolved',
      opened: '2026-11-01T10:14',
      unread: 1,
      lines: [
        seller('2026-11-01T10:14', 'For OD-766310 the shipping of ₹68 is taken off twice, in rows 7 and 31 of the settlement of 30 October.'),
        support('2026-11-02T09:50', 'You are right: the parcel was handed to a second courier, and both were booked. ₹68 come back to you.'),
        support('2026-11-09T09:05', 'The ₹68 are part of the settlement of 9 November, row 64. With that we close the case.'),
      ],
    }),
    sampleCase({
      id: 'CL-B17F90A3',
      type: 'TDS',
      subject: 'PAN written wrong in Form 16A',
      status: 'resolved',
      opened: '2026-10-19T15:26',
      lines: [
        seller('2026-10-19T15:26', 'In Form 16A for April to June two letters of my PAN are swapped. My accountant cannot use it.'),
        support('2026-10-20T12:10', 'Your PAN was corrected in your account on 2 August. We file a correction for the quarter: this takes about two weeks.'),
        support('2026-11-03T16:40', 'The corrected Form 16A is in your documents.'),
        seller('2026-11-03T18:02', 'Downloaded, it is right now. Thank you.'),
      ],
    }),
    sampleCase({
      id: 'CL-F42C6D85',
      type: 'Shipment',
      subject: 'Return arrived with another product inside',
      status: 'resolved',
      opened: '2026-10-12T17:55',
      lines: [
        seller('2026-10-12T17:55', 'The return of OD-758844 held a used towel in place of the bedsheet. I filmed the opening of the parcel.'),
        support('2026-10-13T10:20', 'Please upload the film to the claim of this order within three days, and keep the parcel with its label.'),
        seller('2026-10-13T10:48', 'Uploaded. The claim is Q-20519.'),
        support('2026-10-18T11:35', 'The claim is approved: ₹1,149, paid with the next settlement.'),
        seller('2026-10-30T19:10', 'Received.'),
      ],
    }),
    sampleCase({
      id: 'CL-90E3A41D',
      type: 'TCS',
      subject: 'Where do I find the TCS report of a month?',
      status: 'resolved',
      opened: '2026-10-08T09:02',
      lines: [
        seller('2026-10-08T09:02', 'My accountant asks for the TCS report of September. Where is it?'),
        support('2026-10-08T10:31', 'It comes to your registered email. The report of a month is sent on the 10th of the next one.'),
        seller('2026-10-10T12:15', 'It came today.'),
      ],
    }),
    sampleCase({
      id: 'CL-65D0C7B8',
      type: 'Advertising',
      subject: 'Points of the referral are not in the wallet',
      status: 'resolved',
      opened: '2026-09-29T20:40',
      lines: [
        seller('2026-09-29T20:40', 'A friend of mine opened a shop with my link and had his first sale on 21 September. I see no points in my advertisement wallet.'),
        support('2026-09-30T11:12', 'The points come when the return window of that first sale is over. That is on 1 October.'),
        seller('2026-10-02T08:20', '1,700 points are there. Thank you!'),
      ],
    }),
    sampleCase({
      id: 'CL-1A6F28E9',
      type: 'Payment',
      subject: 'Payment file does not open in my spreadsheet',
      status: 'resolved',
      opened: '2026-09-21T11:50',
      lines: [
        seller('2026-09-21T11:50', 'All columns of the payment file land in one. My spreadsheet is set to English of India.'),
        support('2026-09-21T14:05', 'Open it with “Import”, and choose the comma as separator. Or pick the file type XLSX before you download it.'),
        seller('2026-09-21T14:22', 'XLSX works.'),
      ],
    }),
  ],
})
