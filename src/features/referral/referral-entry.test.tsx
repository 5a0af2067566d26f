// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { ReferralEntry } from './referral-entry'

afterEach(cleanup)

describe('the entry of the referral offers', () => {
  it('REF-01 shows the reward and links to the offers', async () => {
    const { Screen } = createScreenRouter('/dashboard', ReferralEntry)
    render(<Screen />)
    expect(await screen.findByRole('heading', { level: 2, name: 'Refer a seller' })).toBeTruthy()
    expect(screen.getByText('₹1,700 in advertisement points after their first sale.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Referral offers' }).getAttribute('href')).toBe('/referraloffers')
  })
})
