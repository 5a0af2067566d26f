import { expect, it } from 'vitest'
import { portalTitles } from '@/app/titles/screen-titles'
import { dashboardSubRoutes, ownScreens, registrationScreens } from '../e2e/support/screens'

it('ROUTE-02 every screen behind the sign-in is opened from its address in a real browser, and none that there is not', () => {
  const opened = [...registrationScreens, ...ownScreens, ...dashboardSubRoutes].map(([address]) => address)
  const addresses = Object.keys(portalTitles).map((address) => (address === '/' ? address : address.replace(/\/$/, '')))
  const leadsTo = (address: string) => new RegExp(`^${address.replace(/\$\w+/, '[^/]+')}$`)
  expect(addresses.filter((address) => !opened.some((path) => leadsTo(address).test(path)))).toEqual([])
  expect(opened.filter((path) => !addresses.some((address) => leadsTo(address).test(path)))).toEqual([])
})
