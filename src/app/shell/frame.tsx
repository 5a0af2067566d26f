import type { ReactNode, Ref } from 'react'
import { Content } from './content'
import { HeaderBar } from './header-bar'
import { HeaderMenus } from './header-menus'
import { MenuButton } from './menu-button'
import { MenuList } from './menu-list'
import { portalTexts as texts } from './portal-texts'

interface FrameProps {
  /** False if the window has no room for the menu beside the screen. */
  readonly hasSideMenu: boolean
  /** Ref of the header's row, if that is measured. */
  readonly row?: Ref<HTMLElement> | undefined
  readonly pill: ReactNode
  /** Content of the header's lower edge. */
  readonly hem?: ReactNode
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** The layout of the screens behind the sign-in: header, menu, and the place of the screen. */
export function Frame({ hasSideMenu, row, pill, hem, below, children }: FrameProps) {
  return (
    <>
      <HeaderBar
        ref={row}
        start={<MenuButton />}
        pill={pill}
        end={<HeaderMenus />}
        hem={
          <div data-slot="hem" className="thread-on-cloth h-[4px] [--dashes:9_8]">
            {hem}
          </div>
        }
        below={below}
      />
      <div data-slot="columns" className="flex grow">
        {/* Not rendered rather than hidden by CSS: forty links cost a phone time at each change of the screen. */}
        {hasSideMenu && (
          <nav
            aria-label={texts.menu}
            data-slot="side-menu"
            className="sticky top-(--cloth-height) h-[calc(100dvh-var(--cloth-height)-var(--drawer-height))] w-menu flex-none overflow-y-auto border-e border-border bg-card p-3 max-lg:hidden print:hidden"
          >
            <MenuList />
          </nav>
        )}
        <Content className="gutter pt-6 pb-12 max-lg:pb-6">{children}</Content>
      </div>
    </>
  )
}
