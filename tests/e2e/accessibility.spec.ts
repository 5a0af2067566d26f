import { readFileSync } from 'node:fs'
import { expect, test } from '../support/fixtures'
import { expectFingerRoom, expectNoSidewaysScroll, expectRoomForLetters } from './support/room'
import { ownScreens } from './support/screens'
import { expectAccessible } from './support/sound'
import { account } from './walks/account'
import { backendChoice } from './walks/backend-choice'
import { caseLog } from './walks/case-log'
import { drawerBeside } from './walks/drawer-beside'
import { install } from './walks/install'
import { layout } from './walks/layout'
import { lists } from './walks/lists'
import { openToEverybody } from './walks/open-to-everybody'
import { orders } from './walks/orders'
import { reading } from './walks/reading'
import { registering } from './walks/registering'
import { sections } from './walks/sections'
import { signingIn } from './walks/signing-in'
import { lastStep, steps } from './walks/steps'
import { waiting } from './walks/waiting'
import type { Walk } from './walks/walk'

const walksOfTheirOwn: readonly Walk[] = [
  signingIn,
  registering,
  openToEverybody,
  drawerBeside,
  install,
  steps,
  lastStep,
  waiting,
  layout,
  lists,
  orders,
  reading,
  account,
  caseLog,
  backendChoice,
]

const wideScreen = 1280

/** Every address of the product, from the generated route tree. */
const allAddresses = [
  ...new Set(
    [...readFileSync('src/app/route-tree.gen.ts', 'utf8').matchAll(/^ +fullPath: '(.+?)\/?'$/gm)].map(([, path]) => path ?? ''),
  ),
]

/** The route tree's address that matches this path. */
const addressOf = (path: string): string | undefined =>
  allAddresses.find((address) => new RegExp(`^${address.replace(/\$\w+/, '[^/]+')}$`).test(path))

const isLedBy = (path: string): boolean => walksOfTheirOwn.some(({ addresses }) => addresses.includes(addressOf(path) ?? path))

const walks = [...walksOfTheirOwn, sections(ownScreens.filter(([path]) => !isLedBy(path)))]

test.describe('every screen and state is accessible in both colour schemes, has large enough targets, and fits at every width and with larger text', () => {
  for (const { title, addresses, options = {}, wide, go } of walks)
    test.describe(() => {
      test.use(options)

      test(title, { tag: wide === 'walked' ? '@desktop' : [] }, async ({ page, isMobile }) => {
        const seen = new Set<string>()
        let areWideColoursSeen = false
        /** Colours that only a wide screen has, of the menu and a list's columns, are checked only in a walk's first state. */
        const expectWide = async (state: string): Promise<void> => {
          await expectAccessible(page, state, { colours: !areWideColoursSeen })
          areWideColoursSeen = true
        }
        await go(page, async (state, at = 'all') => {
          const address = addressOf(new URL(page.url()).pathname)
          if (address !== undefined) seen.add(address)
          if (at === 'all') await (isMobile ? expectAccessible(page, state, { colours: true }) : expectWide(state))
          await expectFingerRoom(page, state)
          // The phone's window takes every width; the wide screen keeps its own.
          if (!isMobile) return
          if (at === 'its width') return expectNoSidewaysScroll(page, state)
          await expectRoomForLetters(page, state, async (width) => {
            if (width !== wideScreen || wide !== undefined) return
            await expectWide(`${state}, wide`)
            await expectFingerRoom(page, `${state}, wide`)
          })
        })
        expect([...seen].toSorted()).toEqual([...addresses].toSorted())
      })
    })

  test('ROUTE-01 ROUTE-02 ROUTE-05 the walks cover every address of the product', () => {
    expect(allAddresses.length).toBeGreaterThan(40)
    expect(walks.flatMap(({ addresses }) => [...addresses])).toEqual(expect.arrayContaining(allAddresses))
  })
})
