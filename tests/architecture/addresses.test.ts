import { expect, it } from 'vitest'
import { portalTitles } from '@/app/titles/screen-titles'
import { dashboardSubRoutes, ownScreens, registrationScreens } from '../e2e/support/screens'

it('ROUTE-02 the browser tests open every screen behind the sign-in from its address, and no address that does not exist', () => {
  const opened = [...registrationScreens, ...ownScreens, ...dashboardSubRoutes].map(([address]) => address)
  const addresses = Object.keys(portalTitles).map((address) => (address === '/' ? address : address.replace(/\/$/, '')))
  const leadsTo = (address: string) => new RegExp(`^${address.replace(/\$\w+/, '[^/]+')}$`)
  expect(addresses.filter((address) => !opened.some((path) => leadsTo(address).test(path)))).toEqual([])
  expect(opened.filter((path) => !addresses.some((address) => leadsTo(address).test(path)))).toEqual([])
})
