import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { PresenterService } from '@/contract/presenter/service'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { Choice } from '../choice'
import { ConsoleSection } from '../console-section'
import { focusSection } from '../in-drawer'
import { NotKept } from '../not-kept'
import { demoTexts } from '../texts'
import { useCopy } from '../use-copy'
import { useLog, useServiceAction } from '../use-service'
import { filterLog, logKinds, type LogFilter } from './log-filter'
import { LogRow } from './log-row'
import { logTexts as texts } from './texts'

const kindOptions = () => logKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))

/** The calls and events between the app and the service, newest first. */
export function LogSection({ service }: { readonly service: PresenterService }) {
  const id = useId()
  const log = useLog(service)
  const [filter, setFilter] = useState<LogFilter>({ kind: 'all', text: '' })
  const applied = useDeferredValue(filter)
  const shown = useMemo(() => filterLog(log, applied), [log, applied])
  const { state: copyState, copy } = useCopy()
  const { failed, dispatch } = useServiceAction(service)
  return (
    <ConsoleSection name="log">
      <p className="text-hint text-muted-foreground">{texts.help}</p>
      <div className="grid grid-cols-2 gap-3">
        <Field>
          <Label htmlFor={id}>{texts.filter}</Label>
          <Input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || filter.text === '') return
              // The first Escape empties the field; only the next one closes the drawer.
              event.preventDefault()
              setFilter({ ...filter, text: '' })
            }}
          />
        </Field>
        <Choice
          label={texts.kind}
          options={kindOptions()}
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          size="compact"
          disabled={shown.length === 0}
          onClick={() => void copy(JSON.stringify(shown, null, 2))}
        >
          {texts.copy}
        </Button>
        <Button
          variant="outline"
          size="compact"
          disabled={log.length === 0}
          onClick={({ currentTarget }) => {
            focusSection(currentTarget)
            void dispatch({ kind: 'clear-log' })
          }}
        >
          {texts.clear}
        </Button>
        <p role="status" className="text-sm">
          {texts.count(shown.length, log.length)}
        </p>
        <p role="status" className="text-sm">
          {demoTexts.copyOutcomes[copyState]}
        </p>
      </div>
      <NotKept failed={failed} />
      {shown.length === 0 ? (
        <p className="text-hint text-muted-foreground">{log.length === 0 ? texts.empty : texts.nothingFits}</p>
      ) : (
        <ol>
          {shown.map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </ConsoleSection>
  )
}
