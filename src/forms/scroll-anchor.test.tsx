// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScrollAnchor } from './scroll-anchor'

const summary = createRef<HTMLDivElement>()

function Screen({ isWrong }: { readonly isWrong: boolean }) {
  return (
    <main>
      <ScrollAnchor of={summary}>{isWrong && <div ref={summary}>Wrong</div>}</ScrollAnchor>
      {isWrong && <p>Fix it first.</p>}
      <form aria-label="Answers" />
    </main>
  )
}

const liesAt = (element: Element, top: number, height: number): unknown => vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height))

afterEach(() => {
  cleanup()
  document.documentElement.style.removeProperty('scroll-padding-top')
})

/** How far the window scrolls when the summary disappears, which moves the form up by 130 px. @param end where the summary ends on the screen */
function scrolledBy(end: number): unknown[] {
  document.documentElement.style.setProperty('scroll-padding-top', '80px')
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined)
  const { rerender } = render(<Screen isWrong />)
  liesAt(screen.getByText('Wrong'), end - 100, 100)
  // Disappears with the summary, and then has no position.
  liesAt(screen.getByText('Fix it first.'), end, 30)
  vi.spyOn(screen.getByRole('form', { name: 'Answers' }), 'getBoundingClientRect')
    .mockReturnValueOnce(new DOMRect(0, end + 30, 300, 400))
    .mockReturnValue(new DOMRect(0, end - 100, 300, 400))
  rerender(<Screen isWrong={false} />)
  return scrollBy.mock.calls.at(-1) ?? []
}

describe('the content below an error summary that disappears', () => {
  it.each([-300, 60])('SIGN-01 stays in place if the summary ended at %s, out of view or behind the header', (end) => {
    expect(scrolledBy(end)).toEqual([0, -130])
  })

  it('SIGN-01 moves up if the summary was in view', () => {
    expect(scrolledBy(200)).toEqual([])
  })
})
