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

/** Asks a command of the backend's team for the codes that a seller was sent. */
export const codesFrom =
  (command: string) =>
  async ({ sellerId, email, mobile, secondaryMobile }: CodeRecipient): Promise<SentCodes> => {
    const given = { SELLER_ID: sellerId, EMAIL: email, MOBILE: mobile, SECONDARY_MOBILE: secondaryMobile }
    try {
      const { stdout } = await run(command, { env: { ...process.env, ...given }, timeout: withinMilliseconds })
      return codesSchema.parse(JSON.parse(stdout))
    } catch (error) {
      throw new CannotBeTried(`the command of --codes gave no codes: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
