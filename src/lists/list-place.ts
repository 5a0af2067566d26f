/** The seller's place in a list, as the address has it. */
export interface ListPlace {
  /** What is searched for. */
  readonly words: string
  /** Whether that is a scanned code: then only records with exactly this code are found, not those that contain it in a longer word. */
  readonly isCode: boolean
  /** From 1; may be higher than the number of pages. */
  readonly page: number
  /** Empty if none is chosen. Only the screen knows which values exist; the same holds for the fields below. */
  readonly category: string
  /** The order of the list. */
  readonly sort: string
  /** The record that is open beside the list, or in its place. */
  readonly id: string
  /** What is being done with that record. */
  readonly action: string
  /** The order number that is being looked up at the marketplace, as the device does not keep that order. */
  readonly older: string
}

/** The parser has turned values that look like numbers or booleans into those. */
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

/** Returns numbers for texts that look like one: the router would put such a text between quotation marks. */
const plain = (text: string): string | number | undefined => (text === '' ? undefined : String(Number(text)) === text ? Number(text) : text)

/** The parameters of a place, for the router to write; defaults are left out. */
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
