import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScriptLine } from '@/contract/presenter/actions'
import { Button } from '@/ui/button'
import { ConsoleSection } from '../console-section'
import type { PresenterActions } from '../presenter-actions'
import { bringToTop, focusNextLine, focusSection } from '../in-drawer'
import { usePlay } from '../play-store'
import { demoTexts as texts } from '../texts'
import { ScriptLineItem } from './script-line-item'
import { scriptPlace, useScriptPlace } from './use-script-place'

interface ScriptSectionProps {
  readonly presenter: PresenterActions
  readonly onPlayed?: (() => void) | undefined
}

const playId = ({ id }: ScriptLine): string => `script:${id}`

/** What the presenter says and shows, line by line; the current line survives reloads. */
export function ScriptSection({ presenter, onPlayed }: ScriptSectionProps) {
  const { script } = presenter.service
  const { current, next } = useScriptPlace(script)
  const { state, play } = usePlay(presenter)
  const currentItem = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (currentItem.current !== null) bringToTop(currentItem.current)
  }, [current])

  const opened = useEffectEvent(() => {
    // Not after a failed play: the drawer has then opened to show the error.
    if (onPlayed === undefined && state.kind === 'resting') focusNextLine()
  })
  useEffect(() => opened(), [])

  async function playLine(line: ScriptLine): Promise<void> {
    // Stored before the line is played, since it may reload the page.
    scriptPlace.write(line.id)
    const done = await play(playId(line), line.actions)
    // The new screen has taken the focus; a presenter with a keyboard continues here.
    focusNextLine()
    if (done) onPlayed?.()
  }

  const playing = state.kind === 'playing'
  const isOwn = (line: ScriptLine): boolean => 'id' in state && state.id === playId(line)
  const hasFailed = (line: ScriptLine): boolean => state.kind === 'failed' && isOwn(line)
  // Offered at the current line, unless that one failed and has to be played again.
  const offered = current === undefined || hasFailed(current) ? undefined : next

  return (
    <ConsoleSection name="script">
      <p className="text-hint text-muted-foreground">{texts.scriptHelp}</p>
      <ol className="bound-page ruled">
        {script.map((line, index) => {
          const isCurrent = line === current
          // Whether this line's own button continues the script.
          const goesOn = hasFailed(line) || (current === undefined && line === next)
          return (
            <ScriptLineItem
              key={line.id}
              ref={isCurrent ? currentItem : undefined}
              line={line}
              number={index + 1}
              current={isCurrent}
              failed={hasFailed(line)}
            >
              {isCurrent && offered !== undefined && (
                <Button data-next-line size="compact" className="w-fit text-start" disabled={playing} onClick={() => void playLine(offered)}>
                  {texts.nextLine(offered.title)}
                </Button>
              )}
              {line !== offered && (
                <PlayButton line={line} words={isCurrent ? texts.doAgain : texts.doIt} goesOn={goesOn} playing={playing} isOwn={isOwn(line)} onPlay={() => void playLine(line)} />
              )}
            </ScriptLineItem>
          )
        })}
      </ol>
      {current !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4">
          {next === undefined && <p>{texts.scriptOver}</p>}
          <Button
            data-next-line={next === undefined || undefined}
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

interface PlayButtonProps {
  readonly line: ScriptLine
  readonly words: string
  /** Whether it continues the script. */
  readonly goesOn: boolean
  /** Whether any line is being played. */
  readonly playing: boolean
  /** Whether it is this line. */
  readonly isOwn: boolean
  readonly onPlay: () => void
}

function PlayButton({ line, words, goesOn, playing, isOwn, onPlay }: PlayButtonProps) {
  return (
    <Button
      data-next-line={goesOn || undefined}
      variant={goesOn ? 'primary' : 'outline'}
      size="compact"
      className="w-fit"
      aria-label={texts.playLine(words, line.title)}
      disabled={playing && !isOwn}
      busy={playing && isOwn}
      busyLabel={texts.doing}
      onClick={onPlay}
    >
      {words}
    </Button>
  )
}
