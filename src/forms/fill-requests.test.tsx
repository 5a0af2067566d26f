// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { requestFill, useFillRequests } from './fill-requests'

afterEach(cleanup)

function Codes({ id }: { readonly id: string }) {
  const [filled, setFilled] = useState('')
  useFillRequests(id, (values) => setFilled(filled + JSON.stringify(values)))
  return <output>{filled}</output>
}

it('DEMO-01 a request reaches the form that is on screen', () => {
  render(<Codes id="codes" />)
  act(() => requestFill('codes', { emailOtp: '4821' }))
  expect(screen.getByRole('status').textContent).toBe('{"emailOtp":"4821"}')
  act(() => requestFill('codes', { mobileOtp: '7305' }))
  expect(screen.getByRole('status').textContent).toBe('{"emailOtp":"4821"}{"mobileOtp":"7305"}')
})

it('DEMO-02 requests made before the form is rendered are delivered to it together, once', () => {
  requestFill('login', { identifier: 'asha@example.com' })
  requestFill('login', { password: 'secret-7' })
  requestFill('other', { identifier: 'nobody' })
  const first = render(
    <StrictMode>
      <Codes id="login" />
    </StrictMode>,
  )
  expect(screen.getByRole('status').textContent).toBe('{"identifier":"asha@example.com","password":"secret-7"}')
  first.unmount()
  render(<Codes id="login" />)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('DEMO-01 a form that unmounts leaves the requests to a newer form of the same name', () => {
  const leaving = render(<Codes id="codes" />)
  render(<Codes id="codes" />)
  leaving.unmount()
  act(() => requestFill('codes', { emailOtp: '4821' }))
  expect(screen.getByRole('status').textContent).toBe('{"emailOtp":"4821"}')
})

it('DEMO-05 the first filled field is scrolled into view last, with its label', () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.id)
  })
  render(
    <>
      <Codes id="codes" />
      <div id="email" data-slot="field">
        <input id="codes-emailOtp" />
      </div>
      <div id="mobile" data-slot="field">
        <input id="codes-mobileOtp" />
      </div>
    </>,
  )
  act(() => requestFill('codes', { emailOtp: '4821', mobileOtp: '7305', unknown: '1' }))
  expect(shown).toEqual(['mobile', 'email'])
})
