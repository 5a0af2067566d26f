import type { Subject } from '@mocks/conformance/conformance-row'
import { sourceNames } from '@mocks/conformance/report/summary'
import { allRows } from '@mocks/conformance/rows/all-rows'
import type { RefusalReason } from './refusals'

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** When a refusal is given, as a line of a list. */
export const refusalInWords = ({ when, row }: RefusalReason): string =>
  `- ${capitalised(when)}${row === null ? '' : ` (row \`${row}\`)`}.`

/** What the suite tries besides those refusals, so that nothing is checked that the documents do not ask for. */
export const triedBesides = (subject: Subject): string =>
  [
    'Besides refusals the conformance suite tries:\n',
    ...allRows
      .filter((row) => row.subject === subject && row.status === null)
      .map(({ id, source, title, expected }) => `- ${capitalised(title)}. Expected: ${expected} (row \`${id}\`, ${sourceNames[source]}).`),
  ].join('\n')
