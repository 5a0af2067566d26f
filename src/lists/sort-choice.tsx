import { useId } from 'react'
import { Label } from '@/ui/label'
import { Select } from '@/ui/select'
import type { RecordSort } from './record-list'
import type { ListAddress } from './use-list-address'
import { listTexts as texts } from './texts'

interface SortChoiceProps<Item> {
  readonly address: ListAddress
  readonly sorts: readonly RecordSort<Item>[]
  readonly current: RecordSort<Item>
}

/** The choice of a list's sort order. */
export function SortChoice<Item>({ address, sorts, current }: SortChoiceProps<Item>) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Label htmlFor={id} className="max-md:sr-only">{texts.sort}</Label>
      <Select id={id} className="min-w-[min(10rem,70vw)]" value={current.id} onChange={(event) => address.go({ sort: event.target.value }, 'replace')}>
        {sorts.map((sort) => (
          <option key={sort.id} value={sort.id}>
            {sort.label()}
          </option>
        ))}
      </Select>
    </div>
  )
}
