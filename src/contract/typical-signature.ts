/** A drawn signature, as the signature step sends it: a PNG of 400 by 200 pixels. */
export const typicalSignature =
  'data:image/png;base64,' +
  [
    'iVBORw0KGgoAAAANSUhEUgAAAZAAAADIAQAAAADubopPAAACI0lEQVR42u3XPY7dIBAA4LFcuCRlOq6QA0ThSilTRMJSii1zJZ62',
    'yDXYG1BSILzBjJ/N2u8xkzazzdNa/mR+ZoYBFvYfCBEiRIgQIUKECBEiRMh/QOLEJ2D5RLHn4gY2SdSRHVbMaTYJik3SyN/KgU8c',
    'n3jLJsGwScJVzoZMMq6yn+jBj686BvlVf2Y+Gf/QyQ3HxyAeV4FP9AudBD6Jtu7kxCeKTtIaKfkbn3zV/0wigO6RGsL5M0YywKVp',
    'yfpC/mS3jwBcVKorgs/8UD40Usj2zJXxzWCeHxb6WGnm+smJQsZjKnggkIxfqZGWT4t2QRKS3w8qwQWJ0JA49En4Yg8DOx+nF8T9',
    'MA1xtkvmqI7FoxbRCPeD8YKMuU74dcsisywOnpE84cbc9vie4RFZAyapuu9YPEp8F3Gv2BckaJywv5+70ETNmXhTVLG4UgHaluCc',
    'Ym5rTqLBiPkQMudEHraDNmr8yNTJ/TxuT3G+fuiVi6S27MIT6nlYJrvUqXu1n1De9Krl+kYcD6nWLbCYvvYQZD0y7C3QjXZYpDqB',
    'UAb1RiMY+Gtz5gnkbVk87nSJkUAjWwqWDaSQ2/5/Ak0irzVcaq2ER83Wh1Zhb7BDSas+ecFMwdNlILU9bg+oCBOBKNKtoe3H8sgl',
    'mnS9aBtFr7nEzJZJoiHdmRryc2ST74pLgjNsQrv0NIR2tWiIYpPIvybI5V2IECFChAgRIkSIECF/yTstpwzRSXcZDgAAAABJRU5E',
    'rkJggg==',
  ].join('')
