import { describe, expect, it } from 'vitest'
import { bareText, codeOf, digitsOf, mobileDigitsOf, plainText, withLatinDigits } from './text-input'

describe('text as people type and paste it', () => {
  it.each([
    ['98765-43210', '9876543210'],
    ['+91 (98765) 43210', '919876543210'],
    ['९८७६५', '98765'],
    ['９８７', '987'],
    ...['০১২৩৪৫৬৭৮৯', '੦੧੨੩੪੫੬੭੮੯', '૦૧૨૩૪૫૬૭૮૯', '୦୧୨୩୪୫୬୭୮୯', '௦௧௨௩௪௫௬௭௮௯', '౦౧౨౩౪౫౬౭౮౯', '೦೧೨೩೪೫೬೭೮೯', '൦൧൨൩൪൫൬൭൮൯'].map(
      (digits): [string, string] => [digits, '0123456789'],
    ),
    // The digits of Urdu, Arabic, Santali and Manipuri.
    ...['۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'].map((digits): [string, string] => [digits, '0123456789']),
    ['no digits', ''],
  ])('LOGIN-05 REG-04 extracts the digits of %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits)
  })

  it.each([
    ['hdfc 0001234', 'HDFC0001234'],
    ['27-AAPFU/0939.F1ZV', '27AAPFU0939F1ZV'],
    ['ＨＤＦＣ', 'HDFC'],
    ['५०१-००१२', '5010012'],
  ])('GST-04 BANK-01 extracts the code from %j', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('GST-03 removes invisible characters, and keeps the space between words', () => {
    expect(plainText(' \u200BBest\u202A Store\u202C\uFEFF ')).toBe('Best Store')
    expect(plainText('\u2068Be\u00ADst\u2069 \u061CStore')).toBe('Best Store')
    expect(plainText('आशा')).toBe('आशा')
    expect(plainText('e\u0301')).toBe('\u00E9')
    expect(plainText('e\u200B\u0301')).toBe('\u00E9')
  })

  it('LOGIN-05 keeps joiners of letters and emoji in names, and removes them from emails and numbers', () => {
    const joined = ['ക്\u200D', 'क्\u200Cष', '\u2764\uFE0F']
    expect(joined.map(plainText)).toEqual(joined)
    expect(bareText('\u2068asha\u200D@example.com\u2069 \uFE0F')).toBe('asha@example.com')
    expect(withLatinDigits('\u2068 BD77\u200C\uFE0F१२ \u2069')).toBe('BD7712')
  })

  it.each([
    ['+91 98765-43210', '9876543210'],
    ['+91 (98765) 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['98765abc43210', '9876543210'],
    ['०९८७६५ ४३२१०', '9876543210'],
  ])('REG-04 reads %j as the mobile number %s', (typed, digits) => {
    expect(mobileDigitsOf(typed)).toBe(digits)
  })

  it.each([
    ['9198765432', '9198765432'],
    ['91987654321', '91987654321'],
    ['98765432101', '98765432101'],
    ['9198765432101', '9198765432101'],
    ['0', '0'],
    ['', ''],
  ])('REG-04 keeps every digit of %j', (typed, digits) => {
    expect(mobileDigitsOf(typed)).toBe(digits)
  })
})
