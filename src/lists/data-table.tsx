import { useMemo } from 'react'
import { useMediaQuery } from '@/ui/use-media-query'

/** The width at which the layout's `md:` begins. */
const roomForATable = '(width >= 40em)'

/** One thing that is known of each item. */
export interface Column<Item> {
  readonly label: string
  readonly text: (item: Item) => string
  /** Whether it is the item's name, its id, or a number to be compared with those below it. */
  readonly look?: 'name' | 'id' | 'number'
  /** For a date, its machine-readable form: `2026-11-21`. */
  readonly day?: (item: Item) => string
}

interface DataTableProps<Item> {
  readonly caption: string
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
}

/** A table where there is room for one; on a phone each row is an entry of a page. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  return useMediaQuery(roomForATable) ? <WideTable {...props} /> : <Entries {...props} />
}

/** Not a component: each key of a search would render fifty of them. */
function valueOf<Item>({ text, day }: Column<Item>, item: Item) {
  return day === undefined ? text(item) : <time dateTime={day(item)}>{text(item)}</time>
}

const alignment = <Item,>({ look }: Column<Item>): string => (look === 'number' ? 'text-end' : 'text-start')

function WideTable<Item>({ caption, columns, items }: DataTableProps<Item>) {
  return (
    <div className="bound-page overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-sm text-muted-foreground">
            {columns.map((column) => (
              <th key={column.label} scope="col" className={`p-3 align-bottom font-semibold ${alignment(column)}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <WideRow key={place} columns={columns} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Entries<Item>({ columns, items }: DataTableProps<Item>) {
  return (
    <ul className="bound-page ruled">
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <NarrowRow key={place} columns={columns} item={item} />
      ))}
    </ul>
  )
}

interface RowProps<Item> {
  readonly columns: readonly Column<Item>[]
  readonly item: Item
}

/*
 * Rows are keyed by position and memoised by item: a key of a search then only changes text in the rows that show another item,
 * instead of removing ten rows and creating ten others.
 */

function WideRow<Item>({ columns, item }: RowProps<Item>) {
  return useMemo(
    () => (
      <tr className="border-t border-border">
        {columns.map((column) =>
          column.look === 'name' ? (
            <th key={column.label} scope="row" className="p-3 text-start font-semibold">
              {valueOf(column, item)}
            </th>
          ) : (
            <td key={column.label} className={`p-3 whitespace-nowrap ${alignment(column)}`}>
              {valueOf(column, item)}
            </td>
          ),
        )}
      </tr>
    ),
    [columns, item],
  )
}

function NarrowRow<Item>({ columns, item }: RowProps<Item>) {
  return useMemo(() => {
    const name = columns.find(({ look }) => look === 'name')
    return (
      <li className="flex flex-col gap-3">
        {name !== undefined && <h3>{name.text(item)}</h3>}
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {columns
            .filter((column) => column !== name)
            .map((column) => (
              <div key={column.label} className={column.look === 'id' ? 'col-span-2 flex items-baseline gap-2' : undefined}>
                <dt className="text-sm text-muted-foreground">{column.label}</dt>
                <dd>{valueOf(column, item)}</dd>
              </div>
            ))}
        </dl>
      </li>
    )
  }, [columns, item])
}
