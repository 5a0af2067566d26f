import { Link } from '@tanstack/react-router'
import { dayText } from '@/domain/date-texts'
import { SampleMark } from '@/samples/sample-mark'
import { buttonVariants } from '@/ui/button'
import { Card, CardTitle } from '@/ui/card'
import { sampleUpdates } from './sample-updates'
import { updateTexts as texts } from './texts'

const shown = 3

/** The newest updates, for the dashboard. */
export function LatestUpdatesCard() {
  return (
    <Card>
      <CardTitle>{texts.latest}</CardTitle>
      <SampleMark />
      <ul className="flex flex-col gap-3">
        {sampleUpdates.slice(0, shown).map(({ id, title, date }) => (
          <li key={id}>
            <p className="text-sm text-muted-foreground">
              <time dateTime={date}>{dayText(date)}</time>
            </p>
            <p>{title}</p>
          </li>
        ))}
      </ul>
      <Link to="/updates" className={buttonVariants({ variant: 'link', size: 'bare', className: 'mt-auto w-fit' })}>
        {texts.all}
      </Link>
    </Card>
  )
}
