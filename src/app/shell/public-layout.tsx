import { Outlet } from '@tanstack/react-router'
import { Content } from './content'
import { HeaderBar } from './header-bar'

/** Header and screen; a screen of this layout has the whole width. */
export function PublicLayout() {
  return (
    <>
      <HeaderBar />
      <Content className="flex flex-col">
        <Outlet />
      </Content>
    </>
  )
}
