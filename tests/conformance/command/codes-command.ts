import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { contactCodePattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import type { CodeRecipient, SentCodes } from '../backend-under-test'
import { CannotBeTried } from '../verdict'

const run = promisify(exec)

const code = z.string().check(z.regex(contactCodePattern))
const codesSchema = z.object({ email: code, mobile: code, secondary: code })

const withinMilliseconds = 60_000

async function outputOf(command: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await run(command, { env, timeout: withinMilliseconds })).stdout
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).trimEnd().split('\n').slice(-1)
    throw new CannotBeTried(`the command of --codes failed: ${reason}`)
  }
}

/** Enough of the output to recognise it. */
const shownCharacters = 80

function readCodes(output: string): SentCodes | { readonly printed: string } {
  try {
    const codes = codesSchema.safeParse(JSON.parse(output))
    if (codes.success) return codes.data
  } catch {
    // Output that is no JSON is reported like any other output without codes.
  }
  return { printed: output.trim().replaceAll(/\s+/g, ' ').slice(0, shownCharacters) }
}

/** Runs the backend team's own command to get the codes that a seller was sent. */
export const codesFrom =
  (command: string) =>
  async ({ sellerId, email, mobile, secondaryMobile }: CodeRecipient): Promise<SentCodes> => {
    const given = { SELLER_ID: sellerId, EMAIL: email, MOBILE: mobile, SECONDARY_MOBILE: secondaryMobile }
    const codes = readCodes(await outputOf(command, { ...process.env, ...given }))
    if ('printed' in codes) throw new CannotBeTried(`the command of --codes printed '${codes.printed}' and no codes as --help shows them`)
    return codes
  }
