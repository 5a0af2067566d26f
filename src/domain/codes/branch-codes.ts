import { isInWords, packNumbers, packWords, placeInNumbers } from './packed.ts'

/** A branch code (IFSC): four letters of the bank, a zero, six characters of the branch. */
export const branchCodePattern = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** A bank, the branches that are numbers and those that are not, and the banks that share its code, by branch. */
export interface BankBranches {
  readonly code: string
  /** Empty where nobody wrote it down. */
  readonly name: string
  readonly numbers: readonly number[]
  readonly words: readonly string[]
  readonly members: ReadonlyMap<string, string>
}

const isNumber = (branch: string): boolean => /^\d+$/.test(branch)

/** A line for each bank, its parts divided by tabs. */
export const packBanks = (banks: readonly BankBranches[]): string =>
  banks
    .map(({ code, name, numbers, words, members }) =>
      `\n${code}${[name, packNumbers(numbers), packWords(words), [...members].map(([branch, member]) => branch + member).join('|')].join('\t')}`,
    )
    .join('')

/** The bank behind a branch code; empty where the code is known and the bank's name is not, null where it is no known code. */
export function bankOf(packed: string, branchCode: string): string | null {
  const begin = packed.indexOf(`\n${branchCode.slice(0, 4)}`)
  if (begin === -1) return null
  const end = packed.indexOf('\n', begin + 1)
  const [name = '', numbers = '', words = '', members = ''] = packed.slice(begin + 5, end === -1 ? undefined : end).split('\t')
  const branch = branchCode.slice(5)
  const isKnown = isNumber(branch) ? placeInNumbers(numbers, Number(branch)) >= 0 : isInWords(words, branch)
  if (!isKnown) return null
  return members.split('|').find((member) => member.startsWith(branch))?.slice(branch.length) ?? name
}
