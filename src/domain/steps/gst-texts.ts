import { certificateMaximumBytes } from '../portal-limits'
import { catalogue } from '@/catalogues/catalogue'

export const gstTexts = catalogue('domain/steps/gst', {
  nickname: 'Nickname (store name)',
  nicknameHint: 'The name that customers see',
  gstType: 'GST type',
  businessName: 'Business name as per GST',
  gstNumber: 'GST number',
  gstNumberHint: '15 characters, on your GST certificate',
  gstMobile: 'GST mobile number',
  gstMobileHint: 'The number registered with GST',
  gstPan: 'GST PAN',
  gstPanHint: '10 characters, on your PAN card',
  gstRate: 'GST rate',
  gstRateEmpty: 'Select a rate',
  enrolmentId: 'Enrolment ID',
  enrolmentIdHint: '15 characters, from your GST enrolment',
  certificate: `GST certificate, JPG or PNG, up to ${certificateMaximumBytes / (1024 * 1024)} MB`,
  certificateShort: 'GST certificate',
  selectCertificate: 'Select a picture',
  keptHere: 'Nickname and type are sent to the marketplace. The other details stay on this device.',
})
