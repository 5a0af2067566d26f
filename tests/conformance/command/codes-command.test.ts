import { expect, it } from 'vitest'
import { CannotBeTried } from '../verdict'
import { codesFrom } from './codes-command'

const recipient = { sellerId: 'a "b" $(c)', email: 'a@example.com', mobile: '9000000301', secondaryMobile: '9000000302' }

const node = (script: string): string => `"${process.execPath}" -e '${script}'`

it('BACKEND-04 reads a seller’s codes from the output of the command', async () => {
  const script = `console.log(JSON.stringify({ email: "1234", mobile: process.env.MOBILE.slice(-4), secondary: process.env.SECONDARY_MOBILE.slice(-4) }))`
  expect(await codesFrom(node(script))(recipient)).toEqual({ email: '1234', mobile: '0301', secondary: '0302' })
})

it('BACKEND-04 passes the seller to the command in environment variables, not in its text', async () => {
  const script = `process.exit(process.env.SELLER_ID.length === 10 && process.env.EMAIL === "a@example.com" ? 0 : 1)`
  await expect(codesFrom(`${node(script)} && echo '{"email":"1111","mobile":"2222","secondary":"3333"}'`)(recipient)).resolves.toMatchObject({ email: '1111' })
})

it.each([
  ['fails', 'exit 3', 'the command of --codes failed: Command failed: exit 3'],
  ['cannot be found', './no-such-command', /^the command of --codes failed: .*no-such-command: .*not found$/],
  ['prints no JSON', 'echo none; echo yet', "the command of --codes printed 'none yet' and no codes as --help shows them"],
  ['prints no codes', `echo '{"email":"1234"}'`, `printed '{"email":"1234"}' and no codes`],
  ['prints codes that cannot be', `echo '{"email":"12345","mobile":"1234","secondary":"1234"}'`, 'no codes'],
])('BACKEND-04 says in one line why a row cannot be tried if the command %s', async (_, command, reason) => {
  const asked = codesFrom(command)(recipient)
  await expect(asked).rejects.toBeInstanceOf(CannotBeTried)
  await expect(asked).rejects.toThrow(reason)
})
