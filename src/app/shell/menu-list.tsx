import { Link, useLocation } from '@tanstack/react-router'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { menuSections, type MenuLink, type MenuSection } from './menu'
import { MenuSectionIcon } from './menu-icons'

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-md border-l-4 border-transparent px-3 text-foreground no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold'

/** Home is shown at two addresses (ROUTE-04). */
const isCurrent = (link: Pick<MenuLink, 'to'>, path: string): boolean =>
  link.to === path || (link.to === '/' && path === '/dashboard')

/** The router's own mark would also stand at every address below the link's. */
const onlyItself = { exact: true } as const

interface MenuListProps {
  /** Called after a choice, so that a drawer can close. */
  readonly onChosen?: () => void
}

function Section({ section, onChosen }: MenuListProps & { readonly section: MenuSection }) {
  const path = useLocation({ select: (location) => location.pathname })
  if (section.kind === 'link')
    return (
      <Link
        to={section.to}
        activeOptions={onlyItself}
        className={linkStyle + ' font-semibold'}
        aria-current={isCurrent(section, path) ? 'page' : undefined}
        onClick={onChosen}
      >
        <MenuSectionIcon icon={section.icon} />
        {section.label}
      </Link>
    )
  const current = section.links.some((link) => isCurrent(link, path))
  return (
    // The key opens the section of the page that was navigated to; the seller may fold it all the same.
    <AccordionItem key={String(current)} open={current || undefined}>
      <AccordionTrigger>
        <MenuSectionIcon icon={section.icon} />
        {section.label}
      </AccordionTrigger>
      <AccordionContent>
        <ul>
          {section.links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className={linkStyle + ' pl-11'}
                activeOptions={onlyItself}
                aria-current={isCurrent(link, path) ? 'page' : undefined}
                onClick={onChosen}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </AccordionContent>
    </AccordionItem>
  )
}

/** The dashboard's menu: sections that fold, the current page marked and its section open (LAYOUT-05, LAYOUT-06). */
export function MenuList({ onChosen }: MenuListProps) {
  return (
    <ul className="flex flex-col">
      {menuSections.map((section) => (
        <li key={section.label}>
          <Section section={section} {...(onChosen === undefined ? {} : { onChosen })} />
        </li>
      ))}
    </ul>
  )
}
