import { Link } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { lazy, useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/dropdown-menu'
import { portalTexts as texts } from './portal-texts'
import { OptionalPart } from './optional-part'

const LogOutDialog = lazy(async () => {
  const { LogOutDialog: Dialog } = await import('./log-out-dialog')
  return { default: Dialog }
})

const triggerStyle = 'flex size-11 flex-none items-center justify-center rounded-md'

/** The placeholder dropdown of the specification: its items do nothing yet (LAYOUT-02). */
function PlaceholderMenu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={triggerStyle} aria-label={texts.more}>
        <EllipsisVertical aria-hidden className="size-6" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {texts.placeholderItems.map((item) => (
          <DropdownMenuItem key={item}>{item}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The header's two dropdowns (LAYOUT-02 to LAYOUT-04). */
export function HeaderMenus() {
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="flex">
      <PlaceholderMenu />
      <DropdownMenu>
        <DropdownMenuTrigger className={triggerStyle} aria-label={texts.account}>
          <CircleUserRound aria-hidden className="size-6" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
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
          <DropdownMenuItem onSelect={() => setLeaving(true)}>{texts.logOut}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {leaving && (
        <OptionalPart>
          <LogOutDialog onClose={() => setLeaving(false)} />
        </OptionalPart>
      )}
    </div>
  )
}
