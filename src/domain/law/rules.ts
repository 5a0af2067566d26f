import type { GstType } from '@/contract/onboarding'

/** A figure of law, and the days on which it holds: from the first of them up to, not including, the last. */
export interface Rule<Value> {
  readonly value: Value
  /** As `YYYY-MM-DD` in India. */
  readonly from: string
  /** Null while nobody has ended it. */
  readonly until: string | null
  /** Where it is written. */
  readonly source: string
}

/** What is given to the customer with the goods. */
export type DocumentKind = 'tax-invoice' | 'bill-of-supply' | 'invoice'

interface DocumentRule {
  readonly kind: DocumentKind
  readonly chargesTax: boolean
  /** Whether goods may be sent to another state. */
  readonly otherStates: boolean
}

const composition = 'Notifications 34, 36 and 37/2023 Central Tax; CGST Act s. 10 and s. 31(3)(c)'

/** What sellers of each kind of registration give, since those without a full one may sell through a marketplace. */
export const documentRules: Readonly<Record<GstType, readonly Rule<DocumentRule>[]>> = {
  'Regular GST': [
    { value: { kind: 'tax-invoice', chargesTax: true, otherStates: true }, from: '2017-07-01', until: null, source: 'CGST Act s. 31(1), CGST Rules, rule 46' },
  ],
  'Composit GST': [
    { value: { kind: 'bill-of-supply', chargesTax: false, otherStates: false }, from: '2023-10-01', until: null, source: composition },
  ],
  'Enrolment ID': [
    { value: { kind: 'invoice', chargesTax: false, otherStates: false }, from: '2023-10-01', until: null, source: 'Notifications 34 and 37/2023 Central Tax' },
  ],
  // Of goods without tax alone, for which nobody has to register.
  'No GST': [
    { value: { kind: 'invoice', chargesTax: false, otherStates: true }, from: '2017-07-01', until: null, source: 'CGST Act s. 23(1)(a)' },
  ],
}

/** What goes to the customers of a seller with this registration on a day. @param day as `YYYY-MM-DD` in India */
export const documentKindOn = (gstType: GstType, day: string): DocumentKind => ruleOn(documentRules[gstType], day)?.kind ?? 'invoice'

/** Above this value, goods on their way need an e-way bill. */
export const eWayBillRules: readonly Rule<{ readonly abovePaise: number }>[] = [
  { value: { abovePaise: 5_000_000 }, from: '2018-04-01', until: null, source: 'CGST Rules, rule 138(1)' },
]

/** What holds on a day; null where nothing does. @param day as `YYYY-MM-DD` in India */
export const ruleOn = <Value>(rules: readonly Rule<Value>[], day: string): Value | null =>
  rules.find(({ from, until }) => from <= day && (until === null || day < until))?.value ?? null
