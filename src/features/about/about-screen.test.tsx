// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AboutScreen } from './about-screen'

afterEach(cleanup)

it('ABOUT-01 shows the version, the readiness, and the age, sources and licences of the advice data', () => {
  render(<AboutScreen title="About" version="1.2.3" readiness="Ready" language={<i>languages</i>} storage={<i>storage</i>} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About')
  for (const text of ['Version 1.2.3', 'Ready', 'languages', 'storage', 'GST rates: as known on 22 Nov 2026.']) expect(screen.getByText(text)).toBeDefined()
  const [banks, places] = screen.getAllByRole('listitem')
  expect(banks?.textContent).toBe('Banks: 1,76,918 IFSC codes as of 24\u00a0Aug 2026. ifsc 2.0.50, Razorpay, MIT')
  expect(places?.textContent).toContain('19,238 PIN codes as of 11\u00a0Mar 2026')
  const links = within(places ?? document.body).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual(['https://www.geonames.org/', 'https://creativecommons.org/licenses/by/4.0/'])
})
