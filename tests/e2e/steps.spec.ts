import { expect, test } from '../support/fixtures'
import { unchangedCutoffTimes } from '../support/step-bodies'
import {
  addressFields,
  bankDetails,
  copyPickup,
  expectSent,
  expectStep,
  fillBank,
  fillPickup,
  pickupAddress,
  readyAccount,
  saveButton,
  savedOnDevice,
  stepTab,
} from './support/onboarding'
import { keptOnDevice } from './support/access'
import { setConnection } from './support/drawer'

// Each form's own test checks what the step asks, refuses and sends; here the forms are filled in as a person does.

test.describe('a seller at the bank step', () => {
  test.use({ seller: 'step-4' })

  test('ROUTE-07 ADVICE-02 ADVICE-06 BANK-02 ADDR-02 ADDR-03 SHIP-02 SHIP-03 ONB-05 CHECK-01 CHECK-02 the steps 4 to 6 are filled in, saved and sent as entered, and the check before the signature shows and changes them offline', { tag: '@desktop' }, async ({
    page,
  }) => {
    const { sellerId } = readyAccount('step-4')
    // The list of branches loads late, as over a bad line.
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/known-branches/, (route) => arrived.then(() => route.continue()))
    // Fonts that load meanwhile might move it as well.
    await page.route(/\.woff2$/, () => undefined)
    await page.goto('/registrationdetails')
    await fillBank(page)
    const ifsc = page.getByLabel('IFSC code')
    await expect(ifsc).toHaveAccessibleDescription('11 characters, on your cheque leaf')
    const clear = page.getByRole('button', { name: 'Clear this step' })
    const place = (): Promise<unknown> => clear.boundingBox()
    await expect(clear).toBeVisible()
    await ifsc.fill('SBIN0000001')
    const before = await place()
    arrive()
    await expect(ifsc).toHaveAccessibleDescription('11 characters, on your cheque leaf State Bank of India')
    expect(await place()).toEqual(before)
    await ifsc.fill(bankDetails.ifscCode)
    await expect(ifsc).toHaveAccessibleDescription(/^11 characters, on your cheque leaf Not known on .* You can still continue\.$/)
    await page.getByRole('radio', { name: 'Current' }).check()
    await saveButton(page).click()
    await expect(page.getByText('Bank details saved.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Pickup & Return Address' })).toBeFocused()
    await expectSent(page, sellerId, 4, { sellerId, ...bankDetails, accountType: 'current' })

    await expectStep(page, 5)
    await fillPickup(page)
    await copyPickup(page).check()
    await page.getByText('Return address, as it is sent').click()
    for (const { name, input } of addressFields(page, 'return')) {
      await expect(input).toBeDisabled()
      await expect(input).toHaveValue(pickupAddress[name])
    }
    await copyPickup(page).uncheck()
    await page.getByRole('group', { name: 'Return address' }).getByLabel('City').fill('Mysuru')
    await saveButton(page).click()
    await expect(page.getByText('Pickup & Return address saved.')).toBeVisible()
    await expectSent(page, sellerId, 5, { sellerId, pickupAddress, returnAddress: { ...pickupAddress, city: 'Mysuru' } })

    await expectStep(page, 6)
    await page.getByRole('radio', { name: 'Self Shipping' }).check()
    await page.getByRole('checkbox', { name: 'Express' }).check()
    await page.getByRole('checkbox', { name: 'Same Day' }).check()
    await page.getByLabel('Same Day cutoff').fill('17:30')
    await expect(page.getByLabel('Same Day cutoff')).toHaveAccessibleDescription('Orders before 05:30 PM are shipped that day, later ones the next day.')
    await saveButton(page).click()
    await expect(page.getByText('Shipping preferences saved.')).toBeVisible()
    await expectSent(page, sellerId, 6, {
      sellerId,
      shippingType: 'Self Shipping',
      deliveryTypes: ['Express', 'Same Day'],
      cutoffTimes: { ...unchangedCutoffTimes, sameDay: '17:30', sameDayPeriod: 'PM' },
    })
    await expectStep(page, 7)

    // Everything can be read again before signing, offline too; changing a step leads back to the signature.
    await setConnection(page, 'Offline')
    const bank = page.getByRole('group').filter({ hasText: /^Bank Account Details/ })
    await bank.getByText('Bank Account Details', { exact: true }).click()
    await expect(bank).toContainText(`Account number••••••••${bankDetails.accountNumber.slice(-4)}Show`)
    await bank.getByRole('button', { name: 'Show' }).click()
    await expect(bank).toContainText(bankDetails.accountNumber)
    await bank.getByRole('button', { name: 'Change Bank Account Details' }).focus()
    await page.keyboard.press('Enter')
    await expectStep(page, 4)
    await page.getByLabel('IFSC code').fill('')
    await page.goBack()
    await expectStep(page, 7)
    await expect(bank.getByText('Bank Account Details', { exact: true })).toBeInViewport()
    await expect(bank).toContainText('Changed since it was saved: the change is only a draft.')
    await page.goForward()
    await expectStep(page, 4)
    await page.reload()
    await expectStep(page, 4)
    await saveButton(page).click()
    await expectStep(page, 7)
    await expect(page.getByText(savedOnDevice)).toBeVisible()
    await expect(bank).toContainText('Waiting to send')
    await expect(bank).toContainText('IFSC codeNot filled in')
    await expect(bank).not.toContainText('draft')
  })
})

test.describe('a seller at the last step', () => {
  test.use({ seller: 'step-7' })

  test('ONB-01 ONB-03 ONB-04 each step opens by its button, local storage follows, and a reload stays on the step', async ({ page }) => {
    const keys = () => page.evaluate(() => [localStorage.getItem('registrationSteps'), localStorage.getItem('maxAllowedStep')])
    await page.goto('/registrationdetails')
    await expectStep(page, 7)
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
    for (const step of [3, 5, 6, 4] as const) {
      await stepTab(page, step).click()
      await expectStep(page, step)
      await expect(stepTab(page, step)).toHaveAttribute('aria-current', 'step')
      await expect.poll(keys).toEqual([String(step), '7'])
    }
    await expect.poll(() => keptOnDevice(page)).toContain('"step":4')
    await page.reload()
    await expectStep(page, 4)
    await stepTab(page, 7).click()
    await expectStep(page, 7)
    await expect.poll(keys).toEqual(['7', '7'])
  })
})
