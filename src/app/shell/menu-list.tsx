import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { menuSections, menuTexts, type MenuAddress, type MenuSection } from './menu'
import { MenuSectionIcon } from './menu-icons'

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-md border-s-4 border-transparent px-3 text-foreground no-underline hover:bg-primary-soft aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold'

/** The menu's page to which a page without a link of its own belongs. */
function listOf(path: string): MenuAddress | null {
  if (path.startsWith('/productfeedbackdetails/')) return '/productfeedback'
  return path === '/articles' ? '/policy' : null
}

/** Whether a link leads to this page, or to the one that this page belongs to; Home is shown at two addresses (ROUTE-04). */
function currentMark(to: MenuAddress, path: string): 'page' | 'true' | undefined {
  if (to === path || (to === '/' && path === '/dashboard')) return 'page'
  return to === listOf(path) ? 'true' : undefined
}

/** Otherwise the router would also mark the link as current at every address below its own. */
const onlyItself = { exact: true } as const

function Section({ section, path }: { readonly section: MenuSection; readonly path: string }) {
  const label = menuTexts.sections[section.icon]
  if ('to' in section)
    return (
      <Link
        to={section.to}
        activeOptions={onlyItself}
        className={linkStyle + ' font-semibold'}
        aria-current={currentMark(section.to, path)}
      >
        <MenuSectionIcon icon={section.icon} />
        {label}
      </Link>
    )
  const current = section.links.some((to) => currentMark(to, path) !== undefined)
  return (
    // The key opens the section of the page that was navigated to; the seller may fold it all the same.
    <AccordionItem key={String(current)} open={current || undefined}>
      <AccordionTrigger className="ps-4">
        <MenuSectionIcon icon={section.icon} />
        {label}
      </AccordionTrigger>
      <AccordionContent>
        <ul>
          {section.links.map((to) => (
            <li key={to}>
              <Link
                to={to}
                className={linkStyle + ' ps-11'}
                activeOptions={onlyItself}
                aria-current={currentMark(to, path)}
              >
                {menuTexts.links[to]}
              </Link>
            </li>
          ))}
        </ul>
      </AccordionContent>
    </AccordionItem>
  )
}

/** The dashboard's menu: sections that fold, the current page marked and its section open (LAYOUT-05, LAYOUT-06). */
export function MenuList() {
  const path = useLocation({ select: (location) => location.pathname })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const menu = list.current?.parentElement
    const link = menu?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!menu || link === undefined) return
    // Scrolls the current page's link into sight; `scrollIntoView` would scroll the page too.
    const { top, bottom } = menu.getBoundingClientRect()
    menu.scrollTop += Math.min(link.top - top, 0) || Math.max(link.bottom - bottom, 0)
  }, [path])
  return (
    <ul ref={list} className="flex flex-col">
      {menuSections.map((section) => (
        <li key={section.icon}>
          <Section section={section} path={path} />
        </li>
      ))}
    </ul>
  )
}
