// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPresenterActions, createPresenterService } from '../../../../tests/support/presenter-service'
import type { PresenterActions, SnapshotRefusal } from '../presenter-actions'
import { scriptPlace } from '../script/use-script-place'
import { StateSection } from './state-section'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  scriptPlace.write(null)
})

const open = (presenter: Partial<PresenterActions>) =>
  render(<StateSection presenter={createPresenterActions(createPresenterService(), presenter)} />)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Open a snapshot', { selector: 'input' }), file)

describe('the state of the demo', () => {
  it('DEMO-04 is reset only after a confirmation, which also restarts the script', async () => {
    let resets = 0
    scriptPlace.write('offline')
    open({ reset: async () => (resets += 1) > 0 })
    await press('Reset all demo data')
    await press('No, keep it')
    await press('Reset all demo data')
    await userEvent.keyboard('{Escape}')
    expect(resets).toBe(0)
    expect(scriptPlace.read()).toBe('offline')
    await press('Reset all demo data')
    await press('Yes, reset')
    expect(resets).toBe(1)
    expect(scriptPlace.read()).toBeNull()
  })

  it('DEMO-04 shows an error if it could not be reset, and keeps its place in the script', async () => {
    scriptPlace.write('offline')
    open({ reset: () => Promise.reject(new Error('blocked')) })
    await press('Reset all demo data')
    await press('Yes, reset')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The demo data could not be reset/)
    expect(scriptPlace.read()).toBe('offline')
  })

  it('DEMO-04 is replaced by a file only after a confirmation', async () => {
    const taken: string[] = []
    open({
      importSnapshot: async (text) => {
        taken.push(text)
        return null
      },
    })
    const file = new File(['{"demo":1}'], 'shown.json', { type: 'application/json' })
    await choose(file)
    expect(screen.getByRole('group', { name: 'Put shown.json in the place of all demo data on this device?' })).toBeTruthy()
    await press('No, keep it')
    expect(taken).toEqual([])
    await choose(file)
    await press('Yes, replace it')
    expect(taken).toEqual(['{"demo":1}'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['not-a-snapshot', 'This file is no snapshot of the demo.'],
    ['newer-version', 'This snapshot was saved by a newer version of the product.'],
    ['damaged', 'This snapshot is damaged, so nothing was taken over.'],
    ['not-stored', 'This browser could not keep the snapshot.'],
  ] as const satisfies readonly (readonly [SnapshotRefusal, string])[])(
    'DEMO-04 says why a file is refused: %s',
    async (refusal, sentence) => {
      open({ importSnapshot: async () => refusal })
      await choose(new File(['?'], 'other.json', { type: 'application/json' }))
      await press('Yes, replace it')
      expect((await screen.findByRole('alert')).textContent?.startsWith(sentence)).toBe(true)
    },
  )

  it("DEMO-04 names a snapshot after the time in the presenter's time zone", async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const service = { ...createPresenterService(), now: () => Date.parse('2026-11-20T20:34:00Z') }
    render(<StateSection presenter={createPresenterActions(service)} />)
    await press('Save a snapshot')
    expect(names).toEqual(['demo-2026-11-21-0204.json'])
  })

  it('DEMO-04 shows an error if a snapshot could not be made', async () => {
    open({ exportSnapshot: () => Promise.reject(new Error('blocked')) })
    await press('Save a snapshot')
    expect((await screen.findByRole('alert')).textContent).toBe('The snapshot could not be made. Try again.')
  })
})
