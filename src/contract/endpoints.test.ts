import { expect, it } from 'vitest'
import { callsPath } from './backend-paths'
import { endpointNames, endpoints } from './endpoints'

it('BACKEND-04 PWA-02 every call has a path below the prefix for which the worker serves no page', () => {
  expect(endpointNames.filter((name) => !endpoints[name].path.startsWith(callsPath))).toEqual([])
})
