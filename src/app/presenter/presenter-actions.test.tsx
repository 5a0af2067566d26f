// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createPresenterService } from '../../../tests/support/presenter-service'
import { createPresenterActions } from './presenter-actions'

it('DEMO-03 a failure can be planned for each call of the app, but not for a read shown from samples', () => {
  const { endpoints } = createPresenterActions(createPresenterService())
  expect(endpoints).toEqual(expect.arrayContaining(['login', 'orders', 'modules']))
  expect(endpoints).not.toContain('offers')
})
