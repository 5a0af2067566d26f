/** GST's codes of the states, by which the place of supply is given; the names are in lower case. */
export const stateCodes: Readonly<Record<string, string>> = {
  'jammu and kashmir': '01',
  'himachal pradesh': '02',
  punjab: '03',
  chandigarh: '04',
  uttarakhand: '05',
  haryana: '06',
  delhi: '07',
  rajasthan: '08',
  'uttar pradesh': '09',
  bihar: '10',
  sikkim: '11',
  'arunachal pradesh': '12',
  nagaland: '13',
  manipur: '14',
  mizoram: '15',
  tripura: '16',
  meghalaya: '17',
  assam: '18',
  'west bengal': '19',
  jharkhand: '20',
  odisha: '21',
  chhattisgarh: '22',
  'madhya pradesh': '23',
  gujarat: '24',
  'dadra and nagar haveli and daman and diu': '26',
  maharashtra: '27',
  karnataka: '29',
  goa: '30',
  lakshadweep: '31',
  kerala: '32',
  'tamil nadu': '33',
  puducherry: '34',
  'andaman and nicobar islands': '35',
  telangana: '36',
  'andhra pradesh': '37',
  ladakh: '38',
}

export interface City {
  readonly city: string
  /** The first three digits of its PIN codes. */
  readonly pin: string
  readonly stateCode: string
  /** The courier's code for it. */
  readonly code: string
}

export const cities: readonly [City, ...City[]] = [
  { city: 'Chennai', pin: '600', stateCode: '33', code: 'MAA' },
  { city: 'Bengaluru', pin: '560', stateCode: '29', code: 'BLR' },
  { city: 'Mumbai', pin: '400', stateCode: '27', code: 'BOM' },
  { city: 'Delhi', pin: '110', stateCode: '07', code: 'DEL' },
  { city: 'Kolkata', pin: '700', stateCode: '19', code: 'CCU' },
  { city: 'Hyderabad', pin: '500', stateCode: '36', code: 'HYD' },
  { city: 'Pune', pin: '411', stateCode: '27', code: 'PNQ' },
  { city: 'Kochi', pin: '682', stateCode: '32', code: 'COK' },
  { city: 'Jaipur', pin: '302', stateCode: '08', code: 'JAI' },
  { city: 'Lucknow', pin: '226', stateCode: '09', code: 'LKO' },
  { city: 'Chandigarh', pin: '160', stateCode: '04', code: 'IXC' },
  { city: 'Guwahati', pin: '781', stateCode: '18', code: 'GAU' },
]

export const firstNames: readonly [string, ...string[]] = ['Ananya', 'Rahul', 'Fatima', 'Joseph', 'Sneha', 'Harpreet', 'Vivek', 'Nandini', 'Salim', 'Priya', 'Kabir', 'Lata']
export const lastNames: readonly [string, ...string[]] = ['Rao', 'Verma', 'Ansari', 'Thomas', 'Kulkarni', 'Gill', 'Mehta', 'Subramanian', 'Banerjee', 'Chauhan', 'Pillai', 'Naik']
export const streets: readonly [string, ...string[]] = ['Temple Road', 'Station Road', 'Lake View Street', 'Market Lane', 'Gandhi Nagar', 'Church Street', 'Second Cross', 'Park Avenue']
