import { Outlet } from '@tanstack/react-router'
import { useHydrationEnd } from '../prerender/router-hydration'
import { Content } from './content'
import { HeaderBar } from './header-bar'

/** Header and screen; the screen takes the whole width. */
export function PublicLayout() {
  useHydrationEnd()
  return (
    <>
      <HeaderBar />
      <Content className="flex flex-col">
        <Outlet />
      </Content>
    </>
  )
}
