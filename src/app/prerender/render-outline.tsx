import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onboardingSteps } from '@/contract/steps'
import { DashboardOutline } from '@/features/dashboard/dashboard-outline'
import { StepOutline } from '@/features/onboarding/step-outline'
import { stepCode } from '@/features/onboarding/step-screens'
import { parseSearch } from '@/lists/parse-search'
import { OutboxContext } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import outlineStyle from '@/ui/outline.css?inline'
import { loadOutbox } from '../services'
import { AnyScreen, PortalOutline } from '../shell/portal-outline'
import { markupOf } from './markup-of'
import { outlineOf, outlineScript, screenScript } from './outline-script'
import { usedStyles } from './used-styles'
import { takeOut, withoutControls, withoutFolded } from './without-controls'

/** A part that cannot be rendered ends the build. */
function Fail({ error }: ErrorComponentProps): never {
  throw error
}

async function markupInPortal(component: () => ReactNode): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component, errorComponent: Fail }),
    parseSearch,
    // Not the address of a screen, so that no link of the menu is marked as current.
    history: createMemoryHistory({ initialEntries: ['/outline'] }),
  })
  await router.load()
  return markupOf(
    <OutboxContext value={loadOutbox}>
      <RouterProvider router={router} />
    </OutboxContext>,
  )
}

/** Renders what index.html shows a signed-in seller. @returns the content of #root, its style, and the scripts in the head and behind it */
export async function renderOutline(): Promise<readonly [markup: string, style: string, script: string, lastScript: string]> {
  // The signature's form shows the mobile number.
  session.signIn({ token: 'outline', sellerId: 'outline', mobile: '9876543210' })
  const [frame, sideMenu] = takeOut(
    withoutFolded(
      await markupInPortal(() => (
        <PortalOutline>
          <AnyScreen />
        </PortalOutline>
      )),
    ),
    '[data-slot="side-menu"]',
  )
  const screens = await Promise.all([
    screenTemplate(outlineOf.home, () => <DashboardOutline stepsToDo />),
    screenTemplate(outlineOf.stepsDone, () => <DashboardOutline stepsToDo={false} />),
    ...onboardingSteps.map(async (step) => {
      const Screen = await stepCode[step]()
      return screenTemplate(outlineOf.step(step), () => <StepOutline step={step} Screen={Screen} />)
    }),
  ])
  const markup = frame + template(outlineOf.sideMenu, sideMenu) + screens.join('')
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.replaceAll('&amp;', '&').split(' ')))
  return [markup, usedStyles(outlineStyle.trim(), classes), outlineScript, screenScript]
}

const template = (id: string, markup: string): string => `<template id="${id}">${markup}</template>`

const screenTemplate = async (id: string, component: () => ReactNode): Promise<string> => template(id, withoutControls(await markupInPortal(component)))
