import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import { clock } from '@/clock/clock'
import { contactCodeLength } from '@/contract/limits'
import { askedCode, provenFieldProblem, provenValue, type AskedCode, type ProvenField } from '@/domain/profile'
import { personTexts } from '@/domain/person-texts'
import { fieldId } from '@/forms/field-parts'
import { ResendWait } from '@/forms/resend-wait'
import { CodeField } from '@/forms/code-field'
import { PhoneField } from '@/forms/phone-field'
import { TextField } from '@/forms/text-field'
import { Button } from '@/ui/button'
import { labelOf, profileTexts as texts } from './texts'
import { profileFormId, type ProfileFormApi } from './use-profile-form'

interface ProvenContactProps {
  readonly form: ProfileFormApi
  readonly name: ProvenField
}

/** An email or phone number that needs a one-time code to be saved; the code belongs to the field's current value. */
export function ProvenContact({ form, name }: ProvenContactProps) {
  const { asked, refusal, ask } = useCode(form, name)
  return (
    <div className="flex flex-col gap-3">
      <form.AppField name={name}>
        {() =>
          name === 'email' ? (
            <TextField
              type="email"
              label={labelOf(name)}
              error={refusal}
              autoComplete="email"
              enterKeyHint="next"
            />
          ) : (
            <PhoneField
              label={labelOf(name)}
              hint={personTexts.mobileHint}
              error={refusal}
              autoComplete={name === 'primaryPhone' ? 'tel-national' : 'off'}
              enterKeyHint="next"
            />
          )
        }
      </form.AppField>
      {asked === null ? (
        <Button variant="outline" size="compact" className="w-fit" aria-label={texts.getCodeFor(texts.places[name])} onClick={ask}>
          {texts.getCode}
        </Button>
      ) : (
        <div>
          <form.AppField name={`codes.${name}`}>
            {() => <CodeField label={texts.codes[name]} hint={texts.codeHint} length={contactCodeLength} enterKeyHint="done" />}
          </form.AppField>
          <ResendWait channel={texts.places[name]} sentAt={asked.at} onResend={ask} />
        </div>
      )}
    </div>
  )
}

function useCode(form: ProfileFormApi, name: ProvenField) {
  const value = useSelector(form.store, (state) => state.values[name])
  const asked = useSelector(form.store, (state) => askedCode(state.values, name))
  const [refused, setRefused] = useState<string | null>(null)
  const justAsked = useRef<AskedCode>(null)

  useEffect(() => {
    // The button is gone until the wait is over, so the code field takes the focus.
    if (asked !== null && asked === justAsked.current) focus(`codes.${name}`)
  }, [asked, name])

  function ask(): void {
    if (provenFieldProblem(name, value) !== undefined) {
      setRefused(value)
      focus(name)
      return
    }
    justAsked.current = { to: provenValue(form.state.values, name), at: clock.now() }
    form.setFieldValue(`codes.${name}`, '')
    form.setFieldValue(`asked.${name}`, justAsked.current)
  }

  // The error belongs to the refused value, and goes when another one is typed.
  return { asked, refusal: refused === value ? provenFieldProblem(name, value) : undefined, ask }
}

const focus = (name: string): void => document.getElementById(fieldId(profileFormId, name))?.focus()
