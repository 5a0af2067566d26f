// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createPresenterService } from '../../../tests/support/presenter-service'
import { createPresenterActions } from './presenter-actions'

it('DEMO-03 a failure can be planned of what the app calls, and not of a read that it has samples for', () => {
  const { endpoints } = createPresenterActions(createPresenterService())
  expect(endpoints).toEqual(expect.arrayContaining(['login', 'orders', 'modules']))
  expect(endpoints).not.toContain('offers')
})
