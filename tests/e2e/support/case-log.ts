import { expect, type Locator, type Page } from '@playwright/test'

/** Cases of the sample data. */
export const knownCases = {
  /** Thirteen messages, the last seven of them new. */
  settlement: { id: 'CL-5B90C2E7', subject: 'Settlement of 9 November is short by ₹4,260' },
  campaign: { id: 'CL-D3609F58', subject: 'Campaign “Diwali lamps” stopped although budget is left' },
  withoutMessages: { id: 'CL-8E41A7C2', subject: 'TDS certificate for July to September' },
  resolved: { id: 'CL-F42C6D85', subject: 'Return arrived with another product inside' },
} as const

const caseNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Cases', exact: true })

export const tab = (page: Page, name: 'Pending' | 'Resolved'): Locator =>
  caseNavigation(page).getByRole('list').first().getByRole('link', { name: new RegExp(`^${name}`) })

/** The cases of the selected tab, from the top. */
export const caseLinks = (page: Page): Locator => caseNavigation(page).getByRole('list').last().getByRole('link')

export const caseLink = (page: Page, subject: string): Locator => caseLinks(page).filter({ hasText: subject })

export const threadHeading = (page: Page, subject: string): Locator =>
  page.getByRole('heading', { level: 2, name: subject, exact: true })

export const thread = (page: Page): Locator => page.getByRole('log')

export const messages = (page: Page): Locator => thread(page).getByRole('listitem')

export const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true })

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })

export async function openCase(page: Page, { id, subject }: { readonly id: string; readonly subject: string }) {
  await page.goto(`/caselog?case=${id}`)
  await expect(threadHeading(page, subject)).toBeVisible()
}

export async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await sendButton(page).click()
  await expect(messages(page).last()).toContainText(text)
  await expect(box(page)).toHaveValue('')
}

export const newCase = { type: 'Payment', subject: 'Two rows too many', description: 'Rows 7 and 31 are the same.' } as const

/** The modal for a new case. */
export function newCaseForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create caselog' })
  return {
    dialog,
    type: dialog.getByLabel('Case type'),
    subject: dialog.getByLabel('Subject'),
    description: dialog.getByLabel('Description'),
    submit: dialog.getByRole('button', { name: 'Create', exact: true }),
  }
}

export const createButton = (page: Page): Locator => page.getByRole('button', { name: 'Create caselog' })

export async function createCase(page: Page, values: Readonly<Record<keyof typeof newCase, string>> = newCase): Promise<void> {
  await createButton(page).click()
  const form = newCaseForm(page)
  await form.type.selectOption(values.type)
  await form.subject.fill(values.subject)
  await form.description.fill(values.description)
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
  await expect(threadHeading(page, values.subject)).toBeFocused()
}
