// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { BarcodeFormat, BinaryBitmap, GlobalHistogramBinarizer, MultiFormatOneDReader, RGBLuminanceSource } from '@zxing/library'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/reads/orders/orders'
import { orderToPack, sellerProfile } from '../../tests/support/typical-order'
import { Barcode } from './barcode'
import { Invoice } from './invoice'
import { Label } from './label'
import { Manifest } from './manifest'
import { toCollect } from './words'

afterEach(() => {
  // Unknown values are left out of every paper.
  expect(document.body.textContent).not.toMatch(/null|undefined/)
  cleanup()
})

/** Two days after the packing, whose date all papers bear. */
const now = Date.parse('2026-11-24T05:00:00Z')
const packed: Order['packed'] = { grams: 640, sides: [300, 200, 80], at: '2026-11-22T05:00:00Z' }

/** Renders the drawn bars as brightness, four pixels per module. @returns what an independent decoder reads */
function readBack(): string {
  const svg = document.querySelector('svg')
  const width = Number(svg?.getAttribute('viewBox')?.split(' ')[2]) * 4
  const height = 40
  const bright = new Uint8ClampedArray(width * height).fill(255)
  for (const [, at, bar] of (svg?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) 0h(\d+)/g))
    for (let row = 0; row < height; row++) bright.fill(0, row * width + Number(at) * 4, row * width + (Number(at) + Number(bar)) * 4)
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(bright, width, height)))
  const read = new MultiFormatOneDReader().decode(bitmap)
  expect(read.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128)
  return read.getText()
}

it('FILE-02 the label shows the amount to collect to the paisa, with Indian digit grouping', () => {
  expect([0, 105_000, 105_050, 12_345_605].map(toCollect)).toEqual(['Prepaid', 'Collect Rs 1,050', 'Collect Rs 1,050.50', 'Collect Rs 1,23,456.05'])
})

describe('the bar code of a parcel', () => {
  it.each(['DX48210093IN', 'OD-1042', '12345678901234567890', 'A.b-C_9', 'abcdefghij0123456789'])(
    'KIT-08 for %s is read back by another decoder, and shows its text',
    (text) => {
      render(<Barcode text={text} />)
      expect(readBack()).toBe(text)
      expect(screen.getByText(text)).toBeTruthy()
    },
  )

  it('KIT-08 has modules of 0.33 mm, ten white ones on both sides, and fits on a label', () => {
    render(<Barcode text="abcdefghij0123456789" />)
    const svg = document.querySelector('svg')
    const modules = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
    const millimetres = parseFloat(svg?.getAttribute('width') ?? '')
    expect(millimetres / modules).toBeCloseTo(0.33)
    expect(millimetres).toBeLessThan(94)
    const bars = [...(svg?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, bar]) => ({ begin: Number(at), end: Number(at) + Number(bar) }))
    expect([bars[0]?.begin, modules - (bars.at(-1)?.end ?? 0)]).toEqual([10, 10])
  })

  it('KIT-08 is left out if the text cannot be encoded, and the text is shown alone', () => {
    render(<Barcode text="पार्सल" />)
    expect([document.querySelector('svg'), screen.getByText('पार्सल').textContent]).toEqual([null, 'पार्सल'])
  })
})

describe('the label', () => {
  it('FILE-02 shows courier, route, number, buyer, amount to collect, goods and return address', () => {
    render(<Label order={orderToPack()} profile={sellerProfile()} />)
    for (const text of ['Dak Express', 'BLR/S-14', 'DX48210093IN', 'Collect Rs 2,360', 'Ravi Kumar', '560041', 'Order C-88121', 'If undelivered, return to Asha Verma Textiles', '7, MG Road'])
      expect(document.body.textContent).toContain(text)
    expect(document.body.textContent).toContain('BL-KUR-07 × 2')
  })

  it('FILE-02 says Prepaid for a paid order, and has the order number in bars if the seller delivers', () => {
    render(<Label order={orderToPack({ cashOnDeliveryPaise: 0, shipBy: 'self', courier: null, awb: null, route: null })} profile={sellerProfile()} />)
    expect(screen.getByText('Prepaid')).toBeTruthy()
    expect(readBack()).toBe('OD-1042')
  })

  it('FILE-02 lists up to seven lines, or six and how many more there are', () => {
    const [line] = orderToPack().lines
    if (line === undefined) throw new Error('The typical order has a line')
    const rowsOf = (count: number) => {
      cleanup()
      render(<Label order={orderToPack({ lines: Array.from({ length: count }, (_, place) => ({ ...line, id: `${place}`, sku: `SKU-${place + 1}` })) })} profile={sellerProfile()} />)
      return screen.getAllByRole('listitem').map(({ textContent }) => textContent).slice(1)
    }
    expect(rowsOf(7).at(-1)).toBe('SKU-7 × 2')
    expect(rowsOf(10)).toEqual([...Array.from({ length: 6 }, (_, place) => `SKU-${place + 1} × 2`), 'and 4 more'])
  })

  it('FILE-02 leaves out what is not known of the customer', () => {
    render(<Label order={orderToPack({ buyer: { name: 'Ravi Kumar', city: 'Bengaluru', pincode: '560041', stateCode: '29' } })} profile={sellerProfile()} />)
    expect([...(document.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['To', 'Ravi Kumar', 'Bengaluru 560041'])
  })

  it('FILE-02 leaves out cancelled lines', () => {
    const [line] = orderToPack().lines
    render(<Label order={orderToPack({ lines: line === undefined ? [] : [line, { ...line, id: '2', sku: 'GONE', cancelled: true }] })} profile={sellerProfile()} />)
    expect(document.body.textContent).not.toContain('GONE')
  })
})

const invoice = (order: Parameters<typeof orderToPack>[0], profile?: Parameters<typeof sellerProfile>[0]): string => {
  render(<Invoice order={orderToPack({ packed, invoiceNumber: '26-27/A7K/00041', ...order })} profile={sellerProfile(profile)} now={now} />)
  return document.body.textContent
}

/** The text block by block and row by row, with a bar between separate parts. */
const written = (): readonly string[] =>
  [...document.querySelectorAll('header > div, p, address, tr, footer')].map(({ children, textContent }) => (children.length === 0 ? textContent : [...children].map((part) => part.textContent).join(' | ')))

describe('the document for the customer', () => {
  const seller = 'Asha Verma Textiles | 7, MG Road, Bengaluru 560001 | State: Karnataka (29)'
  const customer = 'Billed and shipped to | Ravi Kumar | 14, 2nd Cross, Jayanagar | Bengaluru 560041 | Place of supply: Karnataka (29)'
  const signed = 'For Asha Verma Textiles |  | Authorised signatory'
  const [line] = orderToPack().lines
  if (line === undefined) throw new Error('The typical order has a line')

  it('FILE-02 LAW-03 LAW-04 is a tax invoice with every required detail and the tax of each line, and nothing else', () => {
    const lines = [line, { ...line, id: '2', title: 'Cotton stole', quantity: 1, unitPaise: 52_500, hsn: '6214', gstRate: 500 }]
    invoice({ lines, numbers: ['C-88121', 'C-88122'] }, { signature: 'data:image/png;base64,iVBORw0KGgo=' })
    expect(written()).toEqual([
      `${seller} | GSTIN: 29AABCU9603R1ZJ`,
      'Tax Invoice | No. 26-27/A7K/00041 | Date: 22 Nov 2026 | Order: C-88121, C-88122',
      customer,
      'Goods | HSN | Quantity | Price | Taxable value | CGST | SGST | Total',
      'Cotton kurta, blue, M | 6205 | 2 pcs | ₹1,180.00 | ₹2,000.00 | ₹180.00 (9 %) | ₹180.00 (9 %) | ₹2,360.00',
      'Cotton stole | 6214 | 1 pcs | ₹525.00 | ₹500.00 | ₹12.50 (2.5 %) | ₹12.50 (2.5 %) | ₹525.00',
      'Total | ₹2,500.00 | ₹192.50 | ₹192.50 | ₹2,885.00',
      'Two thousand eight hundred eighty-five rupees only',
      'Tax payable on reverse charge: No',
      signed,
    ])
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
  })

  it('FILE-02 shows the supplier’s registered address if it is known, and else the return address', () => {
    const { address } = sellerProfile()
    const returnsToPune = { address: { ...address, city: 'Pune', state: 'Maharashtra', pincode: '411001' } }
    expect(invoice({}, { ...returnsToPune, supplierAddress: address })).toContain('7, MG Road, Bengaluru 560001State: Karnataka (29)')
    cleanup()
    expect(invoice({}, returnsToPune)).toContain('7, MG Road, Pune 411001')
    cleanup()
    render(<Label order={orderToPack()} profile={sellerProfile({ ...returnsToPune, supplierAddress: address })} />)
    expect(document.body.textContent).toContain('Pune')
  })

  it('LAW-03 shows one tax between states, and UTGST within a union territory', () => {
    expect(invoice({ buyer: { ...orderToPack().buyer, stateCode: '27' } })).toContain('₹360.00 (18 %)')
    cleanup()
    expect(invoice({ buyer: { ...orderToPack().buyer, stateCode: '38' } }, { stateCode: '38' })).toContain('UTGST')
  })

  const untaxed = ['Goods | HSN | Quantity | Price | Total', 'Cotton kurta, blue, M | 6205 | 2 pcs | ₹1,180.00 | ₹2,360.00', 'Total | ₹2,360.00', 'Two thousand three hundred sixty rupees only']

  it('FILE-02 LAW-04 is a bill of supply without tax if the seller has Composit GST', () => {
    invoice({}, { gstType: 'Composit GST' })
    expect(written()).toEqual([
      `${seller} | GSTIN: 29AABCU9603R1ZJ`,
      'Bill of Supply | No. 26-27/A7K/00041 | Date: 22 Nov 2026 | Order: C-88121',
      'Composition taxable person, not eligible to collect tax on supplies',
      customer,
      ...untaxed,
      signed,
    ])
    expect(screen.queryByRole('presentation')).toBeNull()
  })

  const taxed = 'Goods | HSN | Quantity | Price | Taxable value | CGST | SGST | Total'
  const slip = [`${seller} | GSTIN: 29AABCU9603R1ZJ`, 'Packing slip | Date: 22 Nov 2026 | Order: C-88121']

  it('FILE-02 LAW-05 is a packing slip as long as it has no invoice number', () => {
    invoice({ invoiceNumber: null })
    expect(written()).toEqual([
      ...slip,
      customer,
      taxed,
      'Cotton kurta, blue, M | 6205 | 2 pcs | ₹1,180.00 | ₹2,000.00 | ₹180.00 (9 %) | ₹180.00 (9 %) | ₹2,360.00',
      'Total | ₹2,000.00 | ₹180.00 | ₹180.00 | ₹2,360.00',
      'Two thousand three hundred sixty rupees only',
      signed,
    ])
  })

  it.each([
    ['26-27/A7K/00007', 'Replacement, not charged. First invoice: No. 26-27/A7K/00007'],
    [undefined, 'Replacement, not charged'],
  ])('FILE-02 LAW-09 is a packing slip without charge for a replacement, naming the first invoice if known (%s)', (refersTo, note) => {
    invoice({ kind: 'replacement', ...(refersTo !== undefined && { refersTo }) })
    expect(written()).toEqual([
      ...slip,
      note,
      customer,
      taxed,
      'Cotton kurta, blue, M | 6205 | 2 pcs | ₹1,180.00 | ₹0.00 | ₹0.00 (9 %) | ₹0.00 (9 %) | ₹0.00',
      'Total | ₹0.00 | ₹0.00 | ₹0.00 | ₹0.00',
      'Zero rupees only',
      signed,
    ])
  })

  it('FILE-02 LAW-04 is an invoice without a GSTIN if the seller has No GST, also if the street is unknown', () => {
    invoice({ buyer: { name: 'Ravi Kumar', city: 'Bengaluru', pincode: '560041', stateCode: '29' } }, { gstType: 'No GST', gstNumber: null })
    expect(written()).toEqual([
      seller,
      'Invoice | No. 26-27/A7K/00041 | Date: 22 Nov 2026 | Order: C-88121',
      'Billed and shipped to | Ravi Kumar | Bengaluru 560041 | Place of supply: Karnataka (29)',
      ...untaxed,
      signed,
    ])
  })

  it('SEED-04 says Demo for a made-up seller, as do label and manifest, and not for others', () => {
    expect(invoice({}, { paperMark: 'Demo' })).toContain('Tax Invoice (Demo)')
    cleanup()
    invoice({})
    expect(screen.getByRole('heading').textContent).toBe('Tax Invoice')
    cleanup()
    render(<Label order={orderToPack()} profile={sellerProfile({ paperMark: 'Demo' })} />)
    render(<Manifest id="MF-7" courier={null} day="2026-11-22" profile={sellerProfile({ paperMark: 'Demo' })} orders={[orderToPack({ awb: null })]} />)
    expect(screen.getByText('Demo')).toBeTruthy()
    expect(document.body.textContent).toContain('Manifest MF-7 (Demo)1 parcel of Asha Verma Textiles')
  })

  it('LAW-08 says that an e-way bill is needed above Rs 50,000', () => {
    const dear = (unitPaise: number) => [{ ...line, quantity: 1, unitPaise }]
    expect(invoice({ lines: dear(5_000_000) })).not.toContain('e-way')
    cleanup()
    expect(invoice({ lines: dear(5_000_001) })).toContain('An e-way bill is needed.')
  })
})

it('FILE-01 the manifest lists the parcels that are handed over, with two lines to sign', () => {
  const orders = [orderToPack({ packed }), orderToPack({ id: 'OD-1043', awb: 'DX48210094IN', packed })]
  render(<Manifest id="MF-7" courier="Dak Express" day="2026-11-22" profile={sellerProfile()} orders={orders} />)
  for (const text of ['Manifest MF-7', 'Dak Express: 2 parcels of Asha Verma Textiles, packed on 22 Nov 2026', 'OD-1043', '640 g', 'Handed over by', 'Received by (name, signature, day and time)'])
    expect(document.body.textContent).toContain(text)
})
