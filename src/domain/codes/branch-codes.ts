import { isInWords, packNumbers, packWords, placeInNumbers } from './packed.ts'

/** A branch code (IFSC): four letters of the bank, a zero, six characters of the branch. */
export const branchCodePattern = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** A bank: its branches whose codes are numbers, those whose codes are not, and, by branch, other banks that use its code. */
export interface BankBranches {
  readonly code: string
  /** Empty if the source of the codes does not name the bank. */
  readonly name: string
  readonly numbers: readonly number[]
  readonly words: readonly string[]
  readonly members: ReadonlyMap<string, string>
}

const isNumber = (branch: string): boolean => /^\d+$/.test(branch)

/** Packs each bank into a line of tab-separated parts. */
export const packBanks = (banks: readonly BankBranches[]): string =>
  banks
    .map(({ code, name, numbers, words, members }) =>
      `\n${code}${[name, packNumbers(numbers), packWords(words), [...members].map(([branch, member]) => branch + member).join('|')].join('\t')}`,
    )
    .join('')

/** The name of a branch code's bank; empty if the code is known but the bank's name is not, null if the code is unknown. */
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
