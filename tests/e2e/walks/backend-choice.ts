import { productForRealBackendAddress } from '../../support/addresses.mjs'
import { expect } from '../../support/fixtures'
import { heading } from '../support/access'
import type { Walk } from './walk'

export const backendChoice: Walk = {
  title: 'BACKEND-01 the choice of backend',
  addresses: ['/login'],
  options: { baseURL: productForRealBackendAddress },
  async go(page, look) {
    await page.goto('/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await page.getByRole('button', { name: 'Real backend: open the choice' }).click()
    const drawer = page.getByRole('complementary', { name: 'Backend' })
    await drawer.getByRole('radio', { name: /^In this browser/ }).check()
    await expect(drawer.getByText('Each backend keeps its own seller, drafts and waiting steps.')).toBeVisible()
    await look('the choice of backend')
  },
}
