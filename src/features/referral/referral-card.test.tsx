// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { ReferralCard } from './referral-card'

afterEach(cleanup)

describe('the card of the referral offers', () => {
  it('REF-01 tells the reward and leads to the offers', async () => {
    const { Screen } = createScreenRouter('/dashboard', ReferralCard)
    render(<Screen />)
    expect(await screen.findByRole('heading', { level: 2, name: 'Refer a seller' })).toBeTruthy()
    expect(screen.getByText('₹1,700 in advertisement points after their first sale. This version credits nothing yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Referral offers' }).getAttribute('href')).toBe('/referraloffers')
  })
})
