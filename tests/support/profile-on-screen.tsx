import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { profileEdits } from '@/features/profile/own-profile'
import { ProfileScreen } from '@/features/profile/profile-screen'
import { openScreen, type Device } from './device-screen'
import { sources } from './sources'

/** The profile screen with its sample data, and what a person does there. */

interface Place {
  readonly device?: Device
  readonly sellerId?: string
}

export async function open(place: Place = {}): Promise<Device> {
  const { device } = await openScreen('/myprofile', () => <ProfileScreen profile={sources.profile} />, place)
  await screen.findByRole('heading', { level: 1, name: 'Manage Profile' })
  return device
}

export async function openToEdit(place: Place = {}): Promise<Device> {
  const device = await open(place)
  press('Edit profile')
  return device
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const detail = (name: string): string | null | undefined =>
  screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent
export const saved = () => screen.findByText('Your changes are saved on this device.')

/** Waits until the seller's edit is stored on the device and contains this text. */
export async function kept(device: Device, sellerId: string, part: string): Promise<void> {
  let seen = ''
  const following = device.samples.watch(sellerId, profileEdits).subscribe({
    next: (edits) => {
      seen = JSON.stringify(edits)
    },
    outOfReach: () => undefined,
  })
  await waitFor(() => expect(seen).toContain(part))
  following.unsubscribe()
}
