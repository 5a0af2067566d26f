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
  /** A suggested value: while the field is empty, a button fills it in. */
  readonly offer?: { readonly label: (value: string) => string; readonly value: string } | null
}

/**
 * A sensitive number, such as an account number: covered except for its end when the screen is opened again, when it comes from
 * another tab, after the page was hidden, and in print. A button uncovers it; while it is being typed it is not covered.
 */
export function CoveredField({ offer = null, autoComplete, inputMode, enterKeyHint, autoCapitalize, spellCheck, ...frame }: CoveredFieldProps) {
  const parts = useFieldParts<string>(frame)
  const { field, id } = parts
  const { value } = field.state
  const [covered, setCovered] = useState(value !== '')
  const [known, setKnown] = useState(value)
  // The value changed without typing in this field, for example from a draft or another tab: cover it.
  if (value !== known) {
    setKnown(value)
    setCovered(value !== '')
  }
  const type = (text: string): void => {
    setKnown(text)
    field.handleChange(text)
  }
  // The suggestion to show masked: one from before this screen was opened, or one derived from a number that is covered now.
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
