/** The states of India, then its union territories, each in alphabetical order, with the code at the beginning of their GST numbers. */
const gstCodesOfStates: readonly (readonly [state: string, code: string])[] = [
  ['Andhra Pradesh', '37'],
  ['Arunachal Pradesh', '12'],
  ['Assam', '18'],
  ['Bihar', '10'],
  ['Chhattisgarh', '22'],
  ['Goa', '30'],
  ['Gujarat', '24'],
  ['Haryana', '06'],
  ['Himachal Pradesh', '02'],
  ['Jharkhand', '20'],
  ['Karnataka', '29'],
  ['Kerala', '32'],
  ['Madhya Pradesh', '23'],
  ['Maharashtra', '27'],
  ['Manipur', '14'],
  ['Meghalaya', '17'],
  ['Mizoram', '15'],
  ['Nagaland', '13'],
  ['Odisha', '21'],
  ['Punjab', '03'],
  ['Rajasthan', '08'],
  ['Sikkim', '11'],
  ['Tamil Nadu', '33'],
  ['Telangana', '36'],
  ['Tripura', '16'],
  ['Uttar Pradesh', '09'],
  ['Uttarakhand', '05'],
  ['West Bengal', '19'],
  ['Andaman and Nicobar Islands', '35'],
  ['Chandigarh', '04'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Delhi', '07'],
  ['Jammu and Kashmir', '01'],
  ['Ladakh', '38'],
  ['Lakshadweep', '31'],
  ['Puducherry', '34'],
]

export const indianStates: readonly string[] = gstCodesOfStates.map(([state]) => state)

/** The state whose GST numbers begin with a code; undefined where there is none. */
export const stateOfCode = (code: string): string | undefined => gstCodesOfStates.find(([, known]) => known === code)?.[0]
