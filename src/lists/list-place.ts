/** Where a seller is in a list, as its address tells. */
export interface ListPlace {
  /** What is searched for. */
  readonly words: string
  /** Whether that is a scanned code: what bears it is found, and nothing that has it only within a longer word. */
  readonly isCode: boolean
  /** From 1; there may be fewer pages than that. */
  readonly page: number
  /** Empty where none is chosen. The screen knows which there are, as with all that follow. */
  readonly category: string
  /** The order of the list. */
  readonly sort: string
  /** The record that is open beside the list, or in its place. */
  readonly id: string
  /** What is being done with that record. */
  readonly action: string
  /** The number that is being looked for among what the device does not keep. */
  readonly older: string
}

/** The parser has made numbers and booleans of what looks like some. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '')

/** Reads `?q=…&page=…&category=…` as the router has parsed it; whatever does not fit is left out. */
export function parseListPlace(search: Readonly<Record<string, unknown>>): ListPlace {
  const page = Number(textOf(search['page']))
  const words = textOf(search['q'])
  return {
    words,
    isCode: words !== '' && textOf(search['code']) === '1',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    category: textOf(search['category']),
    sort: textOf(search['sort']),
    id: textOf(search['id']),
    action: textOf(search['do']),
    older: textOf(search['older']),
  }
}

/** The router would put a text that looks like a number between quotation marks. */
const plain = (text: string): string | number | undefined => (text === '' ? undefined : String(Number(text)) === text ? Number(text) : text)

/** The parameters of a place, for the router to write; what goes without saying is left out. */
export const listSearch = ({ words, isCode, page, category, sort, id, action, older }: ListPlace): Record<string, string | number | undefined> => ({
  category: plain(category),
  sort: plain(sort),
  q: plain(words),
  code: isCode ? 1 : undefined,
  page: page === 1 ? undefined : page,
  id: plain(id),
  do: plain(action),
  older: plain(older),
})
