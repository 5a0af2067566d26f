import { useState } from 'react'
import { placeOf } from '@/domain/codes/pin-codes'
import { pinOf, statesFor } from '@/domain/steps/addresses-step'
import { fieldId } from '@/forms/field-parts'
import { loadPlaces } from '../known-codes'
import type { AddressesFormApi } from './use-addresses-form'

const nothing = { city: '', state: '' }

/** Fills city and state in from the PIN code, but never over what the seller typed; `undo` empties them again. */
export function useFilledPlace(form: AddressesFormApi, address: 'pickup' | 'return') {
  /** Null until this screen fills something in: the values in the draft may have been filled in on an earlier visit. */
  const [filled, setFilled] = useState<typeof nothing | null>(null)
  const [begun] = useState(form.state.values[address].pincode)
  const fields = ['city', 'state'] as const
  const isOurs = (field: keyof typeof nothing, value: string, own: typeof nothing): boolean => value === '' || value === own[field]
  const ownIn = (places: string): typeof nothing => {
    const pin = pinOf(begun)
    const place = pin === null ? null : placeOf(places, pin)
    return filled ?? { city: place?.district ?? '', state: place?.state ?? '' }
  }

  async function follow(text: string): Promise<void> {
    const pin = pinOf(text)
    if (pin === null) return
    const { submissionAttempts } = form.state
    const places = await loadPlaces().catch(() => '')
    const place = placeOf(places, pin)
    const typed = form.state.values[address]
    // The step was submitted while the list loaded: the form has to keep showing what was sent.
    if (form.state.submissionAttempts !== submissionAttempts) return
    // The seller changed the PIN code while the list loaded, or chose a country without a list of states.
    if (place === null || typed.pincode !== text || statesFor(typed) === null) return
    const found = { city: place.district, state: place.state }
    // A field that has the focus stays as it is: the seller is about to type there, and her letters would follow ours.
    const inHand = document.activeElement?.id
    const own = ownIn(places)
    const free = fields.filter((field) => isOurs(field, typed[field], own) && inHand !== fieldId(form.formId, `${address}.${field}`))
    for (const field of free) form.setFieldValue(`${address}.${field}`, found[field])
    setFilled({ ...nothing, ...Object.fromEntries(free.map((field) => [field, found[field]])) })
  }

  function undo(): void {
    const typed = form.state.values[address]
    for (const field of fields) if (isOurs(field, typed[field], filled ?? nothing)) form.setFieldValue(`${address}.${field}`, '')
    setFilled(nothing)
    document.getElementById(fieldId(form.formId, `${address}.city`))?.focus()
  }

  return { filledCity: filled?.city ?? '', follow, undo }
}
