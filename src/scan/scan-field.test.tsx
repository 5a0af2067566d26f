// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { permitCamera } from '../../tests/support/camera-permission'
import { ScanField } from './scan-field'

const unusable = 'The camera cannot be used. Type the code instead.'

/** A browser whose camera answers like this, and sees these codes, one per picture. */
function giveCamera(getUserMedia: () => Promise<{ getTracks: () => readonly EventTarget[] }>, seen: string[] = []): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['code_128', 'ean_13'])
      detect = () => Promise.resolve(seen.splice(0, 1).map((rawValue) => ({ rawValue })))
    },
  )
}

/** All codes that were accepted. */
function openField(): readonly string[] {
  const taken: string[] = []
  const take = (code: string) => {
    taken.push(code)
    return () => `Taken: ${code}`
  }
  render(<ScanField take={take} />)
  return taken
}

const openCamera = () => userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }))

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'srcObject', 'set').mockReturnValue()
  vi.spyOn(HTMLVideoElement.prototype, 'getClientRects').mockImplementation(() => document.body.getClientRects())
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('KIT-09 a code in view counts once, even if another code is read in between', async () => {
  const seen = ['8901234567894', 'BL-KUR-7', '8901234567894', 'BL-KUR-7', 'BL-KUR-9']
  giveCamera(() => Promise.resolve({ getTracks: () => [] }), seen)
  const taken = openField()
  await openCamera()
  await waitFor(() => expect(taken).toContain('BL-KUR-9'), { timeout: 5000 })
  expect(taken).toEqual(['8901234567894', 'BL-KUR-7', 'BL-KUR-9'])
})

it('KIT-09 the camera is offered again after its permission prompt was dismissed', async () => {
  permitCamera('prompt')
  giveCamera(() => Promise.reject(new DOMException('Dismissed', 'NotAllowedError')))
  openField()
  await openCamera()
  await screen.findByText(unusable)
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeDefined()
})

it.each(['NotAllowedError', 'NotFoundError'])('KIT-09 a denied or missing camera is not offered again (%s), and the text field has the focus', async (name) => {
  permitCamera('denied')
  giveCamera(() => Promise.reject(new DOMException('No', name)))
  openField()
  await openCamera()
  await screen.findByText(unusable)
  expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

it('KIT-09 a camera in use by another app is offered again, and its message goes once it works', async () => {
  const track = Object.assign(new EventTarget(), { stop: () => undefined })
  let isBusy = true
  giveCamera(() => (isBusy ? Promise.reject(new DOMException('In use', 'NotReadableError')) : Promise.resolve({ getTracks: () => [track] })))
  openField()
  await openCamera()
  await screen.findByText(unusable)
  isBusy = false
  await openCamera()
  await screen.findByRole('button', { name: 'Close the camera' })
  expect(screen.queryByText(unusable)).toBeNull()
  // A phone call takes the camera away.
  await waitFor(() => {
    track.dispatchEvent(new Event('ended'))
    expect(screen.getByText(unusable)).toBeDefined()
  })
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeDefined()
})
