/**
 * How lists of codes are packed: written at build (`src/build/known-codes.ts`), searched a few times while the seller types.
 * Plain text, so that any host can compress it further; a search reads the packed text without unpacking the list.
 */

const base = 36
const digits = (value: number): string => value.toString(base)

/** Packs ascending numbers as runs in base 36: `gap` since the previous run, or `gap.more` if `more` numbers follow without a gap. */
export function packNumbers(numbers: readonly number[]): string {
  const runs: { readonly gap: number; more: number }[] = []
  let next = 0
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run !== undefined && number === next) run.more += 1
    else runs.push({ gap: number - next, more: 0 })
    next = number + 1
  }
  return runs.map(({ gap, more }) => (more === 0 ? digits(gap) : `${digits(gap)}.${digits(more)}`)).join(',')
}

/** The index of a number in such a list; -1 if it is not in it. */
export function placeInNumbers(packed: string, wanted: number): number {
  let next = 0
  let place = 0
  for (const run of packed.split(',')) {
    const [gap = '', more = '0'] = run.split('.')
    const first = next + parseInt(gap, base)
    const last = first + parseInt(more, base)
    if (wanted <= last) return wanted < first ? -1 : place + wanted - first
    next = last + 1
    place += next - first
  }
  return -1
}

/** Packs ascending words of one length, each as the number of letters it shares with the previous word, and its remaining letters. */
export function packWords(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < word.length - 1 && word.charAt(shared) === before.charAt(shared)) shared += 1
      before = word
      return shared + word.slice(shared)
    })
    .join('')
}

/** Whether a word is in such a list; all words of the list must have its length. */
export function isInWords(packed: string, wanted: string): boolean {
  let word = ''
  for (let at = 0; at < packed.length; ) {
    const shared = Number(packed.charAt(at))
    const end = at + 1 + wanted.length - shared
    word = word.slice(0, shared) + packed.slice(at + 1, end)
    if (word === wanted) return true
    at = end
  }
  return false
}

/** Packs a value for each index of another list, as runs of `value.times`. */
export function packRepeats(values: readonly number[]): string {
  const repeats: { readonly value: number; times: number }[] = []
  for (const value of values) {
    const last = repeats.at(-1)
    if (last?.value === value) last.times += 1
    else repeats.push({ value, times: 1 })
  }
  return repeats.map(({ value, times }) => `${digits(value)}.${digits(times)}`).join(',')
}

/** The value at an index of such a list; -1 after its end. */
export function valueAt(packed: string, place: number): number {
  let passed = 0
  for (const repeat of packed.split(',')) {
    const [value = '', times = ''] = repeat.split('.')
    passed += parseInt(times, base)
    if (place < passed) return parseInt(value, base)
  }
  return -1
}
