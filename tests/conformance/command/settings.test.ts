import { expect, it } from 'vitest'
import { readSettings } from './settings'

it('BACKEND-04 without an address the service of this repository is checked', () => {
  expect(readSettings([])).toMatchObject({
    kind: 'settings',
    settings: { url: null, codesCommand: null, account: null, otherAccount: null, portalOrigin: null, reportFolder: null, strict: false, only: '' },
  })
})

it('BACKEND-04 reads every option', () => {
  const options = ['--url', 'https://api.example.com/', '--codes', 'cat codes.json', '--portal', 'http://localhost:4173', '--out', 'report']
  const more = ['--account', 'meera@example.com:pass:word', '--other-account', 'bina@example.com:word', '--only', 'step', '--strict', '--mobile-prefix', '60000', '--email-domain', 'mail.example.org']
  expect(readSettings([...options, ...more])).toEqual({
    kind: 'settings',
    settings: {
      url: 'https://api.example.com',
      codesCommand: 'cat codes.json',
      account: { email: 'meera@example.com', password: 'pass:word' },
      otherAccount: { email: 'bina@example.com', password: 'word' },
      portalOrigin: 'http://localhost:4173',
      reportFolder: 'report',
      strict: true,
      only: 'step',
      sellers: { mobilePrefix: '60000', emailDomain: 'mail.example.org' },
    },
  })
})

it('BACKEND-04 reads --help', () => {
  expect(readSettings(['--help'])).toEqual({ kind: 'help' })
})

it.each([
  ['an option that there is not', ['--address', 'https://api.example.com']],
  ['an address that is none', ['--url', 'api.example.com']],
  ['an address that is no web address', ['--url', 'file:///etc/passwd']],
  ['a portal that is no address', ['--portal', 'portal']],
  ['a mobile prefix that no number begins with', ['--mobile-prefix', '5']],
  ['a mobile prefix that leaves too few digits', ['--mobile-prefix', '900000']],
  ['a domain that is none', ['--email-domain', 'mail']],
  ['an account without a password', ['--account', 'meera@example.com']],
  ['an account without an email', ['--account', 'meera:password']],
  ['another account without the first', ['--other-account', 'meera@example.com:password']],
  ['one account as two', ['--account', 'meera@example.com:password', '--other-account', 'Meera@example.com:password']],
  ['an option without its value', ['--url']],
])('BACKEND-04 refuses %s', (_, parameters) => {
  expect(readSettings(parameters).kind).toBe('wrong')
})
