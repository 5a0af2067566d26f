// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu'

let chosen: string[] = []
beforeEach(() => {
  chosen = []
  render(
    <>
      <DropdownMenu label="More" icon={EllipsisVertical}>
        {['Profile', 'Password', 'Log out'].map((item) => (
          <DropdownMenuItem key={item} onSelect={() => chosen.push(item)}>
            {item}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      <p>Elsewhere</p>
    </>,
  )
})
afterEach(cleanup)

const trigger = () => screen.getByRole('button', { name: 'More' })
const focused = () => document.activeElement?.textContent

it('LAYOUT-02 LAYOUT-03 arrow keys, Home, End and first letters move through a menu and wrap around', async () => {
  trigger().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Profile')
  for (const [key, item] of [
    ['{ArrowDown}', 'Password'],
    ['{End}', 'Log out'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Log out'],
    ['{Home}', 'Profile'],
    ['p', 'Password'],
    ['p', 'Profile'],
    ['l', 'Log out'],
    ['x', 'Log out'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(focused(), key).toBe(item)
  }
  await userEvent.keyboard(' ')
  expect(chosen).toEqual(['Log out'])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
})

it('LAYOUT-02 LAYOUT-03 Escape, Tab and a press elsewhere close a menu without choosing an entry', async () => {
  await userEvent.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  await userEvent.click(trigger())
  await userEvent.tab()
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(trigger())
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(chosen).toEqual([])
})
