import { parseArgs } from 'node:util'
import { emailPattern, mobileNumberLength } from '@/contract/limits'
import { wrongOption } from '@mocks/commands/wrong-option'
import type { Account } from '../backend-under-test'
import { defaultSellerOptions, type SellerOptions } from '../new-sellers'

export interface Settings {
  /** Null for this repository's own service. */
  readonly url: string | null
  /** Prints the codes that a seller was sent. */
  readonly codesCommand: string | null
  readonly portalOrigin: string | null
  /** A seller to use where the backend cannot register any. */
  readonly account: Account | null
  /** A second one, whose orders the first may not touch. */
  readonly otherAccount: Account | null
  readonly reportFolder: string | null
  readonly strict: boolean
  /** Only rows whose id begins with this. */
  readonly only: string
  readonly sellers: SellerOptions
}

export const help = `Holds a backend against the contract of the seller portal.

npm run conformance -- --url https://api.example.com [options]

  --url ADDRESS          the backend; without it, the service of this repository
  --codes COMMAND        prints the one-time codes that a seller was sent, as
                         {"email":"1234","mobile":"1234","secondary":"1234"};
                         it finds SELLER_ID, EMAIL, MOBILE and SECONDARY_MOBILE in its environment
  --account EMAIL:PASSWORD
                         a verified seller, for a backend that registers none, or an approved one for
                         the rows about orders; rows that need a new seller are then not tried
  --other-account EMAIL:PASSWORD
                         a second approved seller, for the rows about another seller's orders
  --portal ORIGIN        where the portal is opened from, to try whether browsers there may call
  --out FOLDER           writes conformance.md and conformance.json there
  --only PREFIX          tries only the rows whose id begins so
  --strict               our decisions count like the specification
  --mobile-prefix DIGITS begins every made-up mobile number (default ${defaultSellerOptions.mobilePrefix})
  --email-domain DOMAIN  ends every made-up email (default ${defaultSellerOptions.emailDomain})
  --help                 prints this

Every row registers sellers of its own and has codes sent to them: use a test system that sends nothing.
Exit code: 0 good, 1 something demanded failed, 2 wrong options, 3 something demanded could not be tried,
or nobody answered.`

/** How many digits of a made-up mobile number vary: with fewer the numbers would soon be used up. */
const freeDigits = 5

function readOrigin(flag: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new Error(`--${flag} is no http address: ${value}`)
  // The portal's build has the same rule: the contract's paths begin at the root.
  if (url.href !== `${url.origin}/`) throw new Error(`--${flag} must be an origin such as ${url.origin}, not ${value}`)
  return url.origin
}

function readSellerOptions(mobilePrefix: string, emailDomain: string): SellerOptions {
  if (!/^[6-9]\d*$/.test(mobilePrefix) || mobilePrefix.length > mobileNumberLength - freeDigits)
    throw new Error(`--mobile-prefix must begin with 6 to 9 and have at most ${mobileNumberLength - freeDigits} digits`)
  if (!emailPattern.test(`someone@${emailDomain}`)) throw new Error(`--email-domain is no domain: ${emailDomain}`)
  return { mobilePrefix, emailDomain }
}

/** A password may contain colons, an email address may not. */
function readAccount(flag: string, value: string): Account {
  const [email = '', ...rest] = value.split(':')
  const password = rest.join(':')
  if (!emailPattern.test(email) || password === '') throw new Error(`--${flag} must be EMAIL:PASSWORD`)
  return { email, password }
}

function readAccounts(first: string | undefined, other: string | undefined): Pick<Settings, 'account' | 'otherAccount'> {
  const account = first === undefined ? null : readAccount('account', first)
  const otherAccount = other === undefined ? null : readAccount('other-account', other)
  if (otherAccount !== null && (account === null || account.email.toLowerCase() === otherAccount.email.toLowerCase()))
    throw new Error('--other-account needs --account, and another seller than that')
  return { account, otherAccount }
}

const flags = {
  url: { type: 'string' },
  codes: { type: 'string' },
  account: { type: 'string' },
  'other-account': { type: 'string' },
  portal: { type: 'string' },
  out: { type: 'string' },
  only: { type: 'string', default: '' },
  strict: { type: 'boolean', default: false },
  'mobile-prefix': { type: 'string', default: defaultSellerOptions.mobilePrefix },
  'email-domain': { type: 'string', default: defaultSellerOptions.emailDomain },
  help: { type: 'boolean', default: false },
} as const

export type SettingsResult =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string }

/** Reads the command line. */
export function readSettings(parameters: readonly string[]): SettingsResult {
  try {
    const { values } = parseArgs({ args: [...parameters], options: flags })
    if (values.help) return { kind: 'help' }
    const settings: Settings = {
      url: values.url === undefined ? null : readOrigin('url', values.url),
      codesCommand: values.codes ?? null,
      ...readAccounts(values.account, values['other-account']),
      portalOrigin: values.portal === undefined ? null : readOrigin('portal', values.portal),
      reportFolder: values.out ?? null,
      strict: values.strict,
      only: values.only,
      sellers: readSellerOptions(values['mobile-prefix'], values['email-domain']),
    }
    return { kind: 'settings', settings }
  } catch (error) {
    return { kind: 'wrong', message: wrongOption(error) }
  }
}
