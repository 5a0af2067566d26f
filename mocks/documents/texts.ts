import { headerNames, type EndpointName } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import { dayMilliseconds, resendDelaySeconds } from '@/contract/limits'
import { answerKeptMilliseconds, idempotencyKeyMaximumLength, socketMessageMaximumCharacters } from '@mocks/engine/limits'

/** The documents' texts, which are for a backend's developers. */

export const about = `What the seller portal expects of its backend. This document is generated from the schemas that the
portal itself parses every answer with, and its refusals from the rows of the conformance suite
(\`npm run conformance\`), so that what it asks for and what is checked are the same.

The specification fixes paths, fields and the socket's events. It names no status code, no way to send the token and no
Idempotency-Key: those are decisions of the portal (BACKEND-06), and the suite reports them apart.

Every answer is JSON and says so. Fields that are not listed here are ignored on either side. A refusal's \`message\` is
shown to the seller as it is; \`x-words-without-message\` is what the portal says where there is none. Where more than
one refusal fits, any of them will do.

The portal runs in a browser and on another origin. Every answer, refusals included, needs
\`Access-Control-Allow-Origin\` with the portal's origin, and
\`Access-Control-Expose-Headers: ${headerNames.retryAfter}, ${headerNames.date}\`; every path answers a preflight (OPTIONS)
that allows GET, POST and the headers \`Content-Type\`, \`${headerNames.authorization}\` and \`${headerNames.idempotencyKey}\`.
The portal sends no cookies and follows no redirect.`

/** SPDX has no id for "all rights reserved". */
export const license = { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' } as const

export const tags = {
  access: { name: 'Access', description: 'Registration, one-time codes, sign-in and sign-out.' },
  reads: { name: 'Reads', description: 'What a signed-in seller sees. The specification does not know them, and a backend may be without.' },
  onboarding: { name: 'Onboarding', description: 'The five steps of a signed-in seller.' },
  modules: {
    name: 'Modules',
    description: 'The working day of an approved seller. The specification does not know it, and a backend may be without: the portal then shows nothing of it.',
  },
} as const

export const operationTexts = {
  login: {
    summary: 'Sign in',
    description: `With email or mobile number (LOGIN-07). The seller is signed in only when the answer carries a token
(LOGIN-08). \`currentStep\` from 3 to 7 is the step to go on with; any other value leads to the dashboard, where a
number above 7 says that nothing is left to do, and what is neither says nothing (LOGIN-10).`,
  },
  registeredDetails: {
    summary: 'What a seller registered with',
    description: `Fills the registration form of a seller who comes back to it (REG-11), and tells the mobile number
after a sign-in by email (LOGIN-09). The token goes along when there is one.`,
  },
  register: {
    summary: 'Register, and have the one-time codes sent',
    description: `Begins a registration, or goes on with one that is not verified when a \`sellerId\` is given (REG-12).
Sends a code to the email and to both mobile numbers. A form that was filled from the backend carries both spellings of
the phone numbers, with the same values.`,
  },
  resendOtp: {
    summary: 'Send one code again',
    description: `For one of the three channels; the portal offers it ${resendDelaySeconds} seconds after the last code (OTP-06).`,
  },
  verifyOtp: {
    summary: 'Verify email and mobile numbers',
    description: 'All three codes at once (OTP-04). From then on the seller may sign in.',
  },
  step3: { summary: 'Step 3: GST tax information', description: 'Only these fields are sent (GST-05).' },
  step4: {
    summary: 'Step 4: bank account details',
    description: 'The portal sends no two account numbers that differ, and checks nothing else (BANK-01, BANK-02).',
  },
  step5: {
    summary: 'Step 5: pickup and return address',
    description: 'Both with every field; any of them may be an empty text (ADDR-01, ADDR-03).',
  },
  step6: {
    summary: 'Step 6: shipping preferences',
    description: 'Cutoff times are times of day on the 24-hour clock, each with its AM or PM beside it (SHIP-02, SHIP-03).',
  },
  step7: {
    summary: 'Step 7: signature',
    description: 'A PNG as a data URL. The seller is named by the mobile number (SIGN-02).',
  },
  signOut: {
    summary: 'Sign out',
    description: `Optional: the portal sends it once at a log-out, when there is a network, and does not look at the answer.
The token that goes along is worth nothing afterwards (LAYOUT-04).`,
  },
  modules: {
    summary: 'Which modules a seller has',
    description: `Asked after the sign-in and daily, and kept (EXT-01). What is missing in \`modules\` is shown nowhere and
never called; a backend that answers 404 has none of them (EXT-02).`,
  },
  record: {
    summary: 'One record by its id',
    description: `For what is older than phones keep (SNAP-02): asked when the seller types a number, and shown without being kept.
\`of\` names the read that it belongs to. A backend without it answers 404 without \`code\`; one that knows no such record,
with \`code: unknown\` (EXT-03).`,
  },
  orderPack: { summary: 'An order was packed', description: 'Packing accepts the order: there is no other word for it (MOVE-02). `at` is when it was, perhaps without a network.' },
  orderCancel: { summary: 'The seller cancels an order, or lines of it', description: 'Before it is on its way.' },
  orderHandover: {
    summary: 'A parcel was handed to the marketplace’s courier',
    description: 'One command for each parcel, those of one list under one `manifestId`: one refusal holds one parcel.',
  },
  orderDispatch: { summary: 'The seller sent a parcel off', description: 'With a courier of her own, or by herself: then both `courier` and `tracking` are null (MOVE-04).' },
  orderOutcome: { summary: 'A parcel of the seller’s own was delivered, or could not be', description: 'Where the seller ships, nobody else could know.' },
  orderTakenOut: { summary: 'A cancelled parcel was taken out', description: 'It was packed when it was cancelled, and has been unpacked.' },
  invoiceSeries: {
    summary: 'A series of invoice numbers for one device',
    description: `Each phone numbers invoices by itself, in a series of its own for each financial year. Asked again for
the same phone and year, the same prefix and what comes next.`,
  },
  documentVoid: { summary: 'A number was drawn and is not used', description: 'No invoice bears it, now or later.' },
} as const satisfies Record<Exclude<EndpointName, ReadName>, { readonly summary: string; readonly description: string }>

export const stepRule = `Steps may arrive long after they were made: the portal keeps them while it is offline and sends
them in order (QUEUE-02). A step that is saved already may be saved again (ONB-03).`

export const orderRule = `\`rev\` is that of the order as the seller saw it when she decided (EXT-05). It is refused with 409 when
the order has changed since, and the refusal brings \`code\` and \`current\`, the order as it is now (EXT-06). An order
that does not exist is refused with 404 and \`code: unknown\`: a 404 without \`code\`, or with one that is not listed, says that
there is no such address, and the portal then closes all orders on that phone until it asks for the modules again (EXT-03). Commands may
arrive long after they were made, those of one order in the order in which they were made: \`at\` is when, and the order's
track has it at that time.`

export const readSummary = (title: string): string => `${title}, as changes since the last read`

export const readRule = `The portal reads it page by page and keeps it on the device (READ-01); where a build ships samples
in its place it is not called. A page holds what has changed after the cursor \`since\`, or everything from the beginning
without one, oldest change first; \`next\` is the cursor of the next read. A cursor that is too old is refused with 410,
and the portal begins anew. A backend without this read answers 404 without \`code\` (EXT-03).`

export const idempotencyKey = `One key per submission, the same on every try of it (QUEUE-02). The first answer to a key
is given again to the same body, in whatever order its fields stand; another body is refused with 422. Answers 401, 408,
425, 429 and 5xx are not kept. A key belongs to one seller and one path, and outlives the token. Answers should be kept
as long as a phone may be without a network: the portal's own service keeps them for ${answerKeptMilliseconds / dayMilliseconds} days.

1 to ${idempotencyKeyMaximumLength} visible ASCII characters, no quotation mark or backslash among them. The key may stand in quotes, as
draft-ietf-httpapi-idempotency-key-header-07 writes it, or bare; both are the same key.`

export const retryAfter = 'Seconds to wait, or the date after which to try again (QUEUE-05).'

export const token = 'The token of the sign-in, opaque to the portal.'

export const socketAbout = `The duplicate check of the registration form, and news of a seller's orders, over Socket.IO 5 (Engine.IO 4) at its default
path: by WebSocket, or by polling where that cannot be had, for which the answers need the CORS headers of the HTTP
calls. What does not fit the schema is not answered, and the connection stays open; no message is longer than
${socketMessageMaximumCharacters} characters. The portal opens a connection for each question and asks once, since the answer names its field and not its value
(REG-09). It asks only for values that are valid, and only after a pause in the typing (REG-08).

News are for a backend that offers the module orders; no other is ever connected to for them. One tab of a device listens, while
the portal is in view.`

export const eventTexts = {
  checkDuplicate: {
    title: 'Is this email or mobile number still free?',
    summary: 'From the portal; holds one of the two, never both (REG-08).',
  },
  duplicateResult: {
    title: 'Whether it is free',
    summary: "To the connection that asked, and to no other (REG-09). Free when available is true or 'true' (REG-08).",
  },
  watchSeller: {
    title: 'Who listens',
    summary: 'From the portal, after each time that it has connected. A token that is not valid is told nothing, and refused nothing.',
  },
  orderPlaced: { title: 'A new order', summary: 'To the connections of its seller.' },
  orderCancelled: { title: 'An order was cancelled, by whomever', summary: 'To the connections of its seller.' },
  orderMoved: { title: 'Anything else of an order has changed', summary: 'To the connections of its seller.' },
} as const

export const newsRule = `An event names the order and its revision, and nothing else. It only makes the portal ask for what has
changed (\`GET /api/seller/orders\`): one that is lost, comes twice or too late costs time, never truth (EXT-08). Once it was told
of something the portal asks every five minutes as long as it is connected, else every minute, where orders are on screen.`
