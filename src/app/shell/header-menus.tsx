import { Link } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useId, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { askToInstall, useInstallWay } from '@/features/install/install-offer'
import type { GuidedBrowser } from '@/features/install/install-way'
import { installTexts } from '@/features/install/texts'
import { languages } from '@/languages/languages'
import { lazyParts } from '@/lazy/lazy-part'
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, dropdownMenuLink, DropdownMenuSeparator } from '@/ui/dropdown-menu'
import { chooseLanguage } from '../language/follow-language'
import { backendWord } from './backend-mark'
import { publicTitles } from '../titles/public-titles'
import { drawer } from './drawer-store'
import { portalTexts as texts } from './portal-texts'
import { useBeforeNavigate } from './use-before-navigate'

const LogOut = lazyParts(() => import('./log-out-dialog'))
const Guide = lazyParts(() => import('@/features/install/install-guide'))

/** The name of the backend with its warning, shown if the header's row has no room for the mark. */
function BackendItem() {
  const warning = useSyncExternalStore(drawer.subscribe, drawer.warning, drawer.warning)
  const word = backendWord()
  if (word === null) return null
  return (
    <div className="hidden no-mark:block">
      <DropdownMenuItem aria-label={word.label} onSelect={() => drawer.set(true)}>
        {word.name}
      </DropdownMenuItem>
      {warning !== null && <DropdownMenuLabel>{warning}</DropdownMenuLabel>}
      <DropdownMenuSeparator />
    </div>
  )
}

/** The placeholder dropdown of the specification: nothing is behind its items yet, and it says so (LAYOUT-02). */
function PlaceholderMenu() {
  const note = useId()
  return (
    <DropdownMenu label={texts.more} icon={EllipsisVertical} describedBy={note}>
      <BackendItem />
      <DropdownMenuLabel id={note}>{texts.placeholderNote}</DropdownMenuLabel>
      {Object.entries(texts.placeholderItems).map(([place, item]) => (
        <DropdownMenuItem key={place}>{item}</DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}

/** The languages that are not in use, each by its own name (LANG-03). */
function LanguageItems() {
  const { tag: current } = useLanguage()
  return languages
    .filter(({ tag }) => tag !== current)
    .map(({ tag, name }) => (
      <DropdownMenuItem key={tag} lang={tag} onSelect={() => chooseLanguage(tag)}>
        {name}
      </DropdownMenuItem>
    ))
}

type OpenedDialog = { readonly kind: 'none' | 'log-out' } | { readonly kind: 'install'; readonly browser: GuidedBrowser }

const noDialog: OpenedDialog = { kind: 'none' }

/** The header's two dropdowns (LAYOUT-02 to LAYOUT-04), and the way to install the app where there is one (PWA-01). */
export function HeaderMenus() {
  const [dialog, setDialog] = useState(noDialog)
  const way = useInstallWay()
  const close = (): void => setDialog(noDialog)
  useBeforeNavigate((isElsewhere) => isElsewhere && close())

  function install(): void {
    if (way === 'prompt') void askToInstall()
    else if (way !== 'none') setDialog({ kind: 'install', browser: way })
  }

  return (
    <div className="flex flex-none">
      <PlaceholderMenu />
      <DropdownMenu label={texts.account} icon={CircleUserRound}>
        <Link to="/myprofile" {...dropdownMenuLink}>
          {texts.manageProfile}
        </Link>
        <Link to="/changepassword" {...dropdownMenuLink}>
          {texts.changePassword}
        </Link>
        <Link to="/login" {...dropdownMenuLink}>
          {texts.login}
        </Link>
        <DropdownMenuSeparator />
        <LanguageItems />
        <DropdownMenuSeparator />
        <Link to="/about" {...dropdownMenuLink}>
          {publicTitles['/about']}
        </Link>
        {way !== 'none' && <DropdownMenuItem onSelect={install}>{installTexts.install}</DropdownMenuItem>}
        <DropdownMenuItem onSelect={() => setDialog({ kind: 'log-out' })}>{texts.logOut}</DropdownMenuItem>
      </DropdownMenu>
      {dialog.kind === 'log-out' && (
        <LogOut onClose={close}>{({ LogOutDialog }) => <LogOutDialog onClose={close} />}</LogOut>
      )}
      {dialog.kind === 'install' && (
        <Guide onClose={close}>{({ InstallGuide }) => <InstallGuide browser={dialog.browser} onClose={close} />}</Guide>
      )}
    </div>
  )
}
