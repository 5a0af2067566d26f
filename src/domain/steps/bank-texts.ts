import { catalogue } from '@/catalogues/catalogue'

export const bankTexts = catalogue('domain/steps/bank', {
  accountHolderName: 'Account holder name',
  accountHolderNameHint: 'As printed on the passbook or cheque',
  accountNumber: 'Account number',
  accountEnding: (digits: string) => `Account ending ${digits}`,
  confirmAccountNumber: 'Confirm account number',
  accountType: 'Account type',
  accountTypes: { savings: 'Savings', current: 'Current' },
  ifscCode: 'IFSC code',
  ifscCodeHint: '11 characters, on your cheque leaf',
})
