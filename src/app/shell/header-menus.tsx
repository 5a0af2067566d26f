import { Link } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { lazy, useId, useRef, useState, useSyncExternalStore } from 'react'
import { askToInstall, useInstallWay } from '@/features/install/install-offer'
import type { GuidedBrowser } from '@/features/install/install-way'
import { installTexts } from '@/features/install/texts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/dropdown-menu'
import { backendWord } from './backend-mark'
import { drawer } from './drawer-store'
import { portalTexts as texts } from './portal-texts'
import { OptionalPart } from './optional-part'

const LogOutDialog = lazy(async () => {
  const { LogOutDialog: Dialog } = await import('./log-out-dialog')
  return { default: Dialog }
})

const InstallGuide = lazy(async () => ({ default: (await import('@/features/install/install-guide')).InstallGuide }))

const triggerStyle = 'flex size-[44px] flex-none items-center justify-center rounded-md'

/** What the header's row had no room for: the word for the backend, with what is unusual about it. */
function BackendItem({ onOpen }: { readonly onOpen: () => void }) {
  const warning = useSyncExternalStore(drawer.subscribe, drawer.warning, drawer.warning)
  if (backendWord === null) return null
  return (
    <div className="hidden no-mark:block">
      <DropdownMenuItem aria-label={backendWord.label} onSelect={onOpen}>
        {backendWord.name}
      </DropdownMenuItem>
      {warning !== null && <DropdownMenuLabel>{warning}</DropdownMenuLabel>}
      <DropdownMenuSeparator />
    </div>
  )
}

/** The placeholder dropdown of the specification: nothing is behind its items yet, and it says so (LAYOUT-02). */
function PlaceholderMenu() {
  const note = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const opensDrawer = useRef(false)

  /** Opened once the menu has gone, the drawer gives the focus back to what is still there. */
  function openDrawer(): void {
    if (!opensDrawer.current) return
    opensDrawer.current = false
    trigger.current?.focus()
    drawer.set(true)
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger ref={trigger} className={triggerStyle} aria-label={texts.more}>
        <EllipsisVertical aria-hidden className="size-[24px]" />
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-describedby={note} onCloseAutoFocus={openDrawer}>
        <BackendItem
          onOpen={() => {
            opensDrawer.current = true
          }}
        />
        <DropdownMenuLabel id={note}>{texts.placeholderNote}</DropdownMenuLabel>
        {texts.placeholderItems.map((item) => (
          <DropdownMenuItem key={item}>{item}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

type OpenedDialog = { readonly kind: 'none' | 'log-out' } | { readonly kind: 'install'; readonly browser: GuidedBrowser }

const noDialog: OpenedDialog = { kind: 'none' }

/** The header's two dropdowns (LAYOUT-02 to LAYOUT-04), and the way to install the app where there is one (PWA-01). */
export function HeaderMenus() {
  const [dialog, setDialog] = useState(noDialog)
  const trigger = useRef<HTMLButtonElement>(null)
  const way = useInstallWay()
  const close = (): void => setDialog(noDialog)

  function install(): void {
    if (way === 'prompt') void askToInstall()
    else if (way !== 'none') setDialog({ kind: 'install', browser: way })
  }

  return (
    <div className="flex flex-none">
      <PlaceholderMenu />
      <DropdownMenu>
        <DropdownMenuTrigger ref={trigger} className={triggerStyle} aria-label={texts.account}>
          <CircleUserRound aria-hidden className="size-[24px]" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link to="/myprofile">{texts.manageProfile}</Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to="/changepassword">{texts.changePassword}</Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to="/login">{texts.login}</Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          {way !== 'none' && <DropdownMenuItem onSelect={install}>{installTexts.install}</DropdownMenuItem>}
          <DropdownMenuItem onSelect={() => setDialog({ kind: 'log-out' })}>{texts.logOut}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog.kind === 'log-out' && (
        <OptionalPart>
          <LogOutDialog onClose={close} opener={trigger} />
        </OptionalPart>
      )}
      {dialog.kind === 'install' && (
        <OptionalPart>
          <InstallGuide browser={dialog.browser} onClose={close} opener={trigger} />
        </OptionalPart>
      )}
    </div>
  )
}
