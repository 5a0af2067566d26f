import { dayText } from '@/domain/date-texts'

/** When feedback was given. @param date year, month and day */
export function Day({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} className="text-sm text-muted-foreground">
      {dayText(date)}
    </time>
  )
}
