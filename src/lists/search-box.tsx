import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, type Ref } from 'react'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { listTexts as texts } from './texts'
import type { List } from './use-list'

interface SearchBoxProps {
  readonly list: Pick<List<unknown>, 'words' | 'search' | 'commit'>
  readonly label: string
  readonly inputRef: Ref<HTMLInputElement>
  readonly onClear: () => void
}

/** The search field; searches while somebody types. */
export function SearchBox({ list, label, inputRef, onClear }: SearchBoxProps) {
  const id = useId()
  return (
    <form
      role="search"
      className="flex max-w-form flex-1 basis-36 flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        list.commit()
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <span className="relative block">
        <Search className="pointer-events-none absolute top-3.5 start-3 size-5 text-muted-foreground" />
        <Input
          ref={inputRef}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="px-11 [&::-webkit-search-cancel-button]:hidden"
          value={list.words}
          onChange={(event) => list.search(event.target.value)}
          onBlur={list.commit}
        />
        {list.words !== '' && (
          <Button variant="ghost" size="icon" className="absolute top-0.5 end-0.5" aria-label={texts.clear} onClick={onClear}>
            <X className="size-5" />
          </Button>
        )}
      </span>
    </form>
  )
}
