// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

afterEach(cleanup)

/** A field with a button that can be pressed once; `hasPlace` says whether it knows where the focus goes then. */
function Part({ hasPlace }: { readonly hasPlace: boolean }) {
  const [isPressed, setPressed] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useKeptFocus(area, () => (hasPlace ? field.current : null))
  return (
    <div ref={area}>
      <input ref={field} aria-label="Code" />
      {!isPressed && <button onClick={() => setPressed(true)}>Press once</button>}
    </div>
  )
}

/** A list in which that part comes with a press, or is from the beginning. */
function List({ isOpenFirst, hasPlace }: { readonly isOpenFirst: boolean; readonly hasPlace: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const area = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(area, () => heading.current)
  return (
    <div ref={area}>
      <h2 ref={heading} tabIndex={-1}>
        Eight orders
      </h2>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Part hasPlace={hasPlace} />}
    </div>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it.each([true, false])('KIT-07 KIT-09 a part of a list that keeps the focus takes it before the list (there at first: %s)', async (isOpenFirst) => {
  render(<List isOpenFirst={isOpenFirst} hasPlace />)
  await press('Open')
  await press('Press once')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

it('KIT-07 the list takes the focus if its part has no place for it', async () => {
  render(<List isOpenFirst={false} hasPlace={false} />)
  await press('Open')
  await press('Press once')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
