import { catalogue } from '@/catalogues/catalogue'

/** What the forms say about codes while they are typed. All of it is advice and never blocks. */
export const codeTexts = catalogue('domain/codes', {
  gstStateUnknown: (code: string) => `No state has the code ${code}. You can still continue.`,
  registeredIn: (state: string) => `Registered in ${state}`,
  registeredElsewhere: (state: string, pickup: string) => `Registered in ${state}, but your pickup address is in ${pickup}. You can still continue.`,
  pickupElsewhere: (state: string) => `Your GST number is registered in ${state}. You can still continue.`,
  panHolders: {
    A: 'Of an association of persons',
    B: 'Of a body of individuals',
    C: 'Of a company',
    F: 'Of a firm or LLP',
    G: 'Of the government',
    H: 'Of a Hindu undivided family',
    J: 'Of an artificial juridical person',
    L: 'Of a local authority',
    P: 'Of a person',
    T: 'Of a trust',
  },
  panHolderUnknown: (letter: string) => `No PAN has ${letter} as its fourth letter. You can still continue.`,
  offeredPan: (pan: string) => `Use ${pan}`,
  ratesEnded: (most: string, tobacco: string, asOf: string) => `12% and 28% ended on ${most}; on tobacco 28% stayed until ${tobacco}. As known on ${asOf}.`,
  branchKnown: 'A known IFSC',
  notKnown: (asOf: string) => `Not known on ${asOf}. You can still continue.`,
  placeFilledIn: (place: string) => `Filled in: ${place}`,
  undo: 'Undo',
  placeElsewhere: (pin: string, state: string) => `${pin} is in ${state}. You can still continue.`,
})
