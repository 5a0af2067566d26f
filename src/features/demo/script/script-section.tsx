import { useEffect, useRef } from 'react'
import type { ScriptLine } from '@/contract/presenter/acts'
import { scriptPlace } from '@/session/tab-note'
import { Button } from '@/ui/button'
import { ConsoleSection } from '../console-section'
import type { DemoTools } from '../demo-tools'
import { bringToTop, focusSection } from '../in-drawer'
import { handOver, usePlay } from '../play-store'
import { demoTexts as texts } from '../texts'
import { ScriptLineItem, type LineState } from './script-line-item'
import { useScriptPlace } from './use-script-place'

interface ScriptSectionProps {
  readonly tools: DemoTools
  readonly onPlayed?: (() => void) | undefined
}

const focusLine = (line: HTMLLIElement | null): void => line?.querySelector('button')?.focus({ preventScroll: true })

const playId = ({ id }: ScriptLine): string => `script:${id}`

/** What the presenter says and shows, line by line; the place is kept over reloads. */
export function ScriptSection({ tools, onPlayed }: ScriptSectionProps) {
  const { script } = tools.service
  const { last, next } = useScriptPlace(script)
  const { state, play } = usePlay(tools)
  const nextLine = useRef<HTMLLIElement>(null)
  const started = last !== undefined

  useEffect(() => {
    if (started && nextLine.current !== null) bringToTop(nextLine.current)
  }, [started, next])

  useEffect(() => {
    if (onPlayed === undefined && handOver.end() && started) focusLine(nextLine.current)
  }, [onPlayed, started])

  async function playLine(line: ScriptLine): Promise<void> {
    const before = scriptPlace.read()
    const pressed = document.activeElement
    // Before it is played: a line may open the page anew.
    scriptPlace.write(line.id)
    if (!(await play(playId(line), line.acts))) {
      scriptPlace.write(before)
      // With what is said of it, wherever the app has gone meanwhile.
      if (pressed instanceof HTMLElement) pressed.focus()
      return
    }
    // The screen that came took the focus; who presents by keyboard goes on here.
    focusLine(nextLine.current)
    if (onPlayed === undefined) return
    handOver.begin()
    onPlayed()
  }

  function stateOf(line: ScriptLine): LineState {
    if ((state.kind === 'playing' || state.kind === 'failed') && state.id === playId(line)) return state.kind
    return state.kind === 'playing' ? 'held' : 'ready'
  }

  return (
    <ConsoleSection name="script">
      <p className="text-hint text-muted-foreground">{texts.scriptHelp}</p>
      <ol className="flex flex-col gap-2">
        {script.map((line, index) => (
          <ScriptLineItem
            key={line.id}
            ref={line === next ? nextLine : undefined}
            line={line}
            number={index + 1}
            mark={line === last ? 'done' : line === next ? 'next' : null}
            state={stateOf(line)}
            onPlay={() => void playLine(line)}
          />
        ))}
      </ol>
      {started && (
        <div className="flex flex-wrap items-center gap-x-4">
          {next === undefined && <p>{texts.scriptOver}</p>}
          <Button
            variant="link"
            size="bare"
            onClick={({ currentTarget }) => {
              focusSection(currentTarget)
              scriptPlace.write(null)
            }}
          >
            {texts.startOver}
          </Button>
        </div>
      )}
    </ConsoleSection>
  )
}
