import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import Box from 'lucide-react/icons/box'
import CircleHelp from 'lucide-react/icons/circle-help'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import MessageSquare from 'lucide-react/icons/message-square'
import Percent from 'lucide-react/icons/percent'
import Repeat from 'lucide-react/icons/repeat'
import Scale from 'lucide-react/icons/scale'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Warehouse from 'lucide-react/icons/warehouse'
import type { MenuIcon } from './menu'

const icons = {
  home: House,
  products: Box,
  brands: Tag,
  inventory: Warehouse,
  orders: Truck,
  returns: Undo2,
  replacements: Repeat,
  cancelled: Ban,
  claims: Scale,
  invoice: FileText,
  'case-log': MessageSquare,
  feedback: Star,
  offers: Percent,
  support: CircleHelp,
  updates: Bell,
} satisfies Record<MenuIcon, unknown>

/** The icon beside a section's name. */
export function MenuSectionIcon({ icon }: { readonly icon: MenuIcon }) {
  const Icon = icons[icon]
  return <Icon aria-hidden className="size-5 flex-none" />
}
