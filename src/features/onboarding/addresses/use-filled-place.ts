import { useState } from 'react'
import { placeOf } from '@/domain/codes/pin-codes'
import { pinOf, statesFor } from '@/domain/steps/addresses-step'
import { fieldId } from '@/forms/field-parts'
import { loadPlaces } from '../known-codes'
import type { AddressesFormApi } from './use-addresses-form'

const nothing = { city: '', state: '' }

/** City and state that follow the PIN code as long as nobody typed others, and the way back. */
export function useFilledPlace(form: AddressesFormApi, address: 'pickup' | 'return') {
  /** Null for as long as it is not known: what stands there may have been filled in before this screen was left. */
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
    // What was saved meanwhile stands as it was sent.
    if (form.state.submissionAttempts !== submissionAttempts) return
    // What was typed meanwhile has the last word.
    if (place === null || typed.pincode !== text || statesFor(typed) === null) return
    const found = { city: place.district, state: place.state }
    // She who is about to type into a field would find her letters behind ours.
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
