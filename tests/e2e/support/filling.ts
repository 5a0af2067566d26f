import { expect, type Locator } from '@playwright/test'

/** Fills in fields of a page that may just be replaced, as for a seller who is signed in: it may take a text with it. */
export const fillAll = (...fields: readonly (readonly [field: Locator, text: string])[]): Promise<void> =>
  expect(async () => {
    for (const [field, text] of fields) await field.fill(text)
    for (const [field, text] of fields) await expect(field).toHaveValue(text, { timeout: 500 })
  }).toPass()
