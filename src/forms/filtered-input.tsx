import type { ChangeEvent, ComponentProps } from 'react'

import { Input } from '@/ui/input'

interface FilteredInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  readonly value: string
  /** Removes unwanted characters; applied to typed, pasted and autofilled text alike. */
  readonly filter: (text: string) => string
  readonly onValue: (value: string) => void
}

/** An input that removes unwanted characters and keeps the caret where the person is typing. */
export function FilteredInput({ value, filter, onValue, ...props }: FilteredInputProps) {

  function change({ currentTarget: element }: ChangeEvent<HTMLInputElement>): void {
    const entered = element.value
    const kept = filter(entered)
    onValue(kept)
    if (kept === entered) return
    const behindCaret = filter(entered.slice(element.selectionStart ?? entered.length)).length
    const caret = Math.max(0, kept.length - behindCaret)
    // After React has put the filtered value into the input, which throws the caret to the end.
    queueMicrotask(() => element.setSelectionRange(caret, caret))
  }

  return <Input {...props} value={value} onChange={change} />
}
