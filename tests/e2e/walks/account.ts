import { passwordChangedRedirectMilliseconds } from '@/domain/access/new-password'
import { expect } from '../../support/fixtures'
import { fillNewPassword } from '../support/account'
import { holdTimers } from '../support/clock'
import { makeStoreFallible, setStore } from '../support/fallible-store'
import { goTo, type Walk } from './walk'

export const account: Walk = {
  title: 'PROF-01 PASS-01 SAMPLE-01 the profile and a new password',
  addresses: ['/myprofile', '/changepassword'],
  options: { seller: 'under-review' },
  async go(page, look) {
    await holdTimers(page, passwordChangedRedirectMilliseconds)
    await makeStoreFallible(page)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    await page.goto('/myprofile')
    await expect(button('Edit profile')).toBeVisible()
    await look('profile')
    await button('Edit profile').click()
    await expect(button('Save changes')).toBeVisible()
    await look('profile to edit')
    await field('First name').fill('')
    await field('Email').fill('zoya.khan@example.com')
    await button('Get OTP for email').click()
    await expect(field('Email OTP')).toBeFocused()
    await button('Save changes').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await look('profile to edit, with errors and a question')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await field('First name').fill('Zoya')
    await field('Email OTP').fill('1234')
    await setStore(page, 'full')
    await button('Save changes').click()
    await expect(page.getByRole('alert').filter({ hasText: 'This was not saved. This device’s storage is full.' })).toBeVisible()
    await look('profile that could not be saved')
    await setStore(page, 'sound')
    await button('Save changes').click()
    await expect(page.getByText('Your changes are saved on this device.')).toBeVisible()
    await look('profile, saved')
    await button('Sample').click()
    await expect(page.getByRole('dialog', { name: 'Sample' }).getByRole('button', { name: 'Restore the samples' })).toBeVisible()
    await look('what the samples are')
    await page.keyboard.press('Escape')

    await goTo(page, '/changepassword', 'Change Password')
    await look('change password')
    await button('Change Password').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await look('change password with errors')
    await fillNewPassword(page, 'lantern-77')
    await button('Change Password').click()
    await expect(page.getByRole('status').filter({ hasText: 'Password changed successfully!' })).toBeVisible()
    await look('password changed')
  },
}
