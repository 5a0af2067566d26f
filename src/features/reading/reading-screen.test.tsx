// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { samples } from '@/resources/samples'
import { openScreen } from '../../../tests/support/device-screen'
import { ReadingScreen } from './reading-screen'
import type { Topic } from './topic'

const topics = samples(async (): Promise<() => readonly Topic[]> => () => [
  { id: 1, name: 'Privacy Policy', body: { kind: 'note', text: 'About what is known of you.' } },
  { id: 2, name: 'Terms of Service', body: { kind: 'note', text: 'About what was agreed.' } },
])

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function openOnPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
  )
  await topics.prepare()
  const { router } = await openScreen('/policy', () => <ReadingScreen shelf="policies" topics={topics} />)
  return router
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const backToTopics = () => screen.queryByRole('link', { name: 'Article Topics' })
const choose = (name: string): unknown => fireEvent.click(screen.getByRole('link', { name }))

it('POL-01 on a phone the chosen topic is above the list, with a link back to the list', async () => {
  const router = await openOnPhone()
  expect([headings(), backToTopics()]).toEqual([['Article Topics', 'Privacy Policy'], null])
  choose('Terms of Service')
  await waitFor(() => expect(headings()).toEqual(['Terms of Service', 'Article Topics']))
  backToTopics()?.focus()
  choose('Article Topics')
  await waitFor(() => expect(headings()).toEqual(['Article Topics', 'Privacy Policy']))
  expect(router.history.location.search).toBe('')
  // The pressed element has disappeared, so keyboard users begin at the list.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Article Topics'))
})
