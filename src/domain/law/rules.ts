import type { GstType } from '@/contract/onboarding'

/** A legal rule and its period of validity: from the day `from` up to, not including, the day `until`. */
export interface Rule<Value> {
  readonly value: Value
  /** As `YYYY-MM-DD` in India. */
  readonly from: string
  /** Null while the rule is in force without an end. */
  readonly until: string | null
  /** The law that sets it. */
  readonly source: string
}

/** The kind of document that goes to the customer with the goods. */
export type DocumentKind = 'tax-invoice' | 'bill-of-supply' | 'invoice'

interface DocumentRule {
  readonly kind: DocumentKind
  readonly chargesTax: boolean
  /** Whether goods may be sent to another state. */
  readonly otherStates: boolean
}

const composition = 'Notifications 34, 36 and 37/2023 Central Tax; CGST Act s. 10 and s. 31(3)(c)'

/** The document of each GST type, from the day on which the law lets sellers of that type sell through a marketplace. */
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
  // Only for sellers of tax-exempt goods, who need no registration.
  'No GST': [
    { value: { kind: 'invoice', chargesTax: false, otherStates: true }, from: '2017-07-01', until: null, source: 'CGST Act s. 23(1)(a)' },
  ],
}

/** The kind of document that a seller with this registration issues on a day. @param day as `YYYY-MM-DD` in India */
export const documentKindOn = (gstType: GstType, day: string): DocumentKind => ruleOn(documentRules[gstType], day)?.kind ?? 'invoice'

/** Goods above this value need an e-way bill while they are transported. */
export const eWayBillRules: readonly Rule<{ readonly abovePaise: number }>[] = [
  { value: { abovePaise: 5_000_000 }, from: '2018-04-01', until: null, source: 'CGST Rules, rule 138(1)' },
]

/** The value of the rule in force on a day; null if none is. @param day as `YYYY-MM-DD` in India */
export const ruleOn = <Value>(rules: readonly Rule<Value>[], day: string): Value | null =>
  rules.find(({ from, until }) => from <= day && (until === null || day < until))?.value ?? null
