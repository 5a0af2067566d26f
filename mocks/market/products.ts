/** What the shops of the demo sell: ten kinds of goods in twelve variants each. All of it is made up. */
export interface Product {
  readonly sku: string
  readonly title: string
  readonly hsn: string
  /** In basis points, as in force since 22 September 2025. */
  readonly gstRate: number
  readonly pricePaise: number
  readonly grams: number
  readonly sides: readonly [number, number, number]
}

const kinds = [
  { code: 'KUR', title: 'Block-printed kurta', hsn: '6204', gstRate: 500, rupees: 899, grams: 320, sides: [300, 240, 40] },
  { code: 'DUP', title: 'Cotton dupatta', hsn: '6214', gstRate: 500, rupees: 349, grams: 140, sides: [250, 200, 20] },
  { code: 'SAR', title: 'Handloom saree', hsn: '5208', gstRate: 500, rupees: 2499, grams: 620, sides: [340, 260, 50] },
  { code: 'BED', title: 'Bedsheet with two pillow covers', hsn: '6304', gstRate: 500, rupees: 1199, grams: 1100, sides: [360, 280, 80] },
  { code: 'CUS', title: 'Cushion covers, set of five', hsn: '6304', gstRate: 500, rupees: 549, grams: 480, sides: [300, 220, 60] },
  { code: 'BAG', title: 'Jute bag', hsn: '4202', gstRate: 1800, rupees: 299, grams: 260, sides: [330, 270, 30] },
  { code: 'LAM', title: 'Terracotta lamp', hsn: '6913', gstRate: 500, rupees: 449, grams: 740, sides: [180, 180, 210] },
  { code: 'TOY', title: 'Wooden toy train', hsn: '9503', gstRate: 500, rupees: 679, grams: 850, sides: [320, 120, 110] },
  { code: 'BRS', title: 'Brass water bottle', hsn: '7418', gstRate: 500, rupees: 1349, grams: 690, sides: [260, 90, 90] },
  { code: 'NOT', title: 'Notebook of handmade paper', hsn: '4820', gstRate: 1800, rupees: 249, grams: 310, sides: [210, 150, 20] },
] as const

const variants = ['indigo', 'mustard', 'maroon', 'ivory', 'teal', 'rust', 'olive', 'coral', 'slate', 'plum', 'sand', 'forest'] as const

export const products: readonly Product[] = kinds.flatMap(({ code, rupees, title, ...kind }) =>
  variants.map((variant, place) => ({
    ...kind,
    sku: `BL-${code}-${place + 101}`,
    title: `${title}, ${variant}`,
    pricePaise: (rupees + (place % 4) * 50) * 100,
  })),
)
