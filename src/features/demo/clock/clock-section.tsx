import { useNow } from '@/clock/use-now'
import type { PresenterService } from '@/contract/presenter/service'
import { clockText, dayText } from '@/domain/date-texts'
import { Button } from '@/ui/button'
import { Moment } from '@/ui/moment'
import { ConsoleSection } from '../console-section'
import { focusSection } from '../in-drawer'
import { NotKept } from '../not-kept'
import { useConditions, useServiceAction } from '../use-service'
import { distanceText } from './distance-text'
import { clockTexts as texts } from './texts'

/** Moves the service's clock forward, so that nobody has to wait for what takes hours. */
export function ClockSection({ service }: { readonly service: PresenterService }) {
  const { clockAhead } = useConditions(service)
  const now = useNow(1000, service)
  const { failed, dispatch } = useServiceAction(service)
  return (
    <ConsoleSection name="clock">
      <div>
        <p>
          {texts.now}:{' '}
          <Moment at={now} className="font-semibold">
            {dayText(now)}, {clockText(now, { seconds: true })}
          </Moment>
        </p>
        <p role="status">{clockAhead === 0 ? texts.same : distanceText(clockAhead, texts)}</p>
        <p className="text-hint text-muted-foreground">{texts.help}</p>
      </div>
      <ul className="grid gap-2">
        {texts.moves.map(({ milliseconds, label, effect }) => (
          <li key={milliseconds} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              variant="outline"
              size="compact"
              className="min-w-[min(10rem,100%)]"
              onClick={() => void dispatch({ kind: 'move-clock', milliseconds })}
            >
              {label}
            </Button>
            <span className="min-w-0 flex-1 basis-[min(8rem,100%)] text-hint">{effect}</span>
          </li>
        ))}
      </ul>
      {clockAhead !== 0 && (
        <Button
          variant="outline"
          size="compact"
          className="w-fit"
          onClick={({ currentTarget }) => {
            focusSection(currentTarget)
            void dispatch({ kind: 'right-clock' })
          }}
        >
          {texts.back}
        </Button>
      )}
      <NotKept failed={failed} />
    </ConsoleSection>
  )
}
