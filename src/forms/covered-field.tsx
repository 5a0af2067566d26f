import { useState } from 'react'

import { maskNumber } from '@/domain/mask'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import type { TextFieldProps } from './text-field'
import { texts } from './texts'
import { coveredAfterMilliseconds, useHiddenFor } from './use-hidden-for'

interface CoveredFieldProps extends FieldFrameProps, Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck'> {
  /** What a press puts into the field as long as that is empty. */
  readonly offer?: { readonly label: (value: string) => string; readonly value: string } | null
}

/**
 * A number that is not for every eye, such as of an account: covered but for its end when the screen is opened again,
 * when it comes from another tab, when the page was out of sight, and on paper; shown at a press. As long as it is being typed it stays in sight.
 */
export function CoveredField({ offer = null, autoComplete, inputMode, enterKeyHint, autoCapitalize, spellCheck, ...frame }: CoveredFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field, id } = parts
  const { value } = field.state
  const [covered, setCovered] = useState(value !== '')
  const [known, setKnown] = useState(value)
  // Nobody has typed it here.
  if (value !== known) {
    setKnown(value)
    setCovered(value !== '')
  }
  const type = (text: string): void => {
    setKnown(text)
    field.handleChange(text)
  }
  // What stood there already, or is offered out of a number that is covered now.
  const [coveredOffer, setCoveredOffer] = useState(offer?.value)
  useHiddenFor(coveredAfterMilliseconds, () => {
    setCovered(value !== '')
    setCoveredOffer(offer?.value)
  })
  const labelId = `${id}-label`
  const offerShown = offer?.value === coveredOffer ? maskNumber : (text: string): string => text
  const offered = offer !== null && value === '' ? { label: offer.label(offerShown(offer.value)), does: () => type(offer.value) } : null
  const press = covered ? { label: texts.show, does: () => setCovered(false) } : offered

  return (
    <ControlField frame={frame} parts={parts} labelId={labelId}>
      <div className="relative print:hidden">
        <Input
          {...parts.controlProps}
          type="text"
          value={covered ? maskNumber(value) : value}
          readOnly={covered}
          className={covered ? 'pe-20' : undefined}
          autoComplete={autoComplete}
          inputMode={inputMode}
          enterKeyHint={enterKeyHint}
          autoCapitalize={autoCapitalize}
          spellCheck={spellCheck}
          onChange={(event) => covered || type(event.target.value)}
        />
        {press !== null && (
          <Button
            variant="ghost"
            className="absolute inset-y-0 end-0 min-h-0 px-3"
            disabled={frame.disabled}
            aria-describedby={labelId}
            onClick={() => {
              press.does()
              document.getElementById(id)?.focus()
            }}
          >
            {press.label}
          </Button>
        )}
      </div>
      <p aria-hidden className="hidden print:block">
        {maskNumber(value)}
      </p>
    </ControlField>
  )
}
