/** An amount written out for an invoice, in the Indian numbering system: crore, lakh, thousand. */

const upToNineteen = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] as const
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

function belowHundred(value: number): string {
  const word = upToNineteen[value]
  if (word !== undefined) return word
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${belowHundred(value % 10)}`
}

const parts = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

function inWords(value: number): string {
  const words: string[] = []
  let rest = value
  for (const [size, name] of parts) {
    const count = Math.floor(rest / size)
    // 100 crore and more: the count of crores is written out by the same rule.
    if (count > 0) words.push(inWords(count), name)
    rest %= size
  }
  if (rest > 0 || words.length === 0) words.push(belowHundred(rest))
  return words.join(' ')
}

/** `One thousand fifty rupees and fifty paise only`. @param paise a whole number, not negative */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const said = `${inWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}${rest === 0 ? '' : ` and ${inWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}`} only`
  return said.charAt(0).toUpperCase() + said.slice(1)
}
