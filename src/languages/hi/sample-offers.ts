import type { sampleOfferTexts } from '@/features/offers/sample-offers'

/** The examples of offers: when the marketplace has them, and what is sold in them, in the order of the English ones. */
export const sampleOffers = {
  'features/offers/sample-offers': {
    occasions: [
      'मकर संक्रांति',
      'गणतंत्र दिवस सेल',
      'होली बाजार',
      'उगादी नया साल',
      'अक्षय तृतीया',
      'समर क्लियरेंस',
      'बैक टू स्कूल',
      'बरसात की बहार',
      'आजादी सेल',
      'ओणम मेला',
      'गणेश उत्सव',
      'नवरात्रि की रातें',
      'दिवाली धमाका',
      'शादियों का सीजन',
      'साल के आखिर की सेल',
      'पोंगल की फसल',
    ],
    products: [
      'कॉटन कुर्ते',
      'सिल्क साड़ियां',
      'पीतल के दीये',
      'स्टील के टिफिन',
      'कैफे फिल्टर कॉफी',
      'मिक्सर ग्राइंडर',
      'रनिंग शूज',
      'स्कूल बैग',
      'वायरलेस ईयरबड',
      'इन्वर्टर AC',
      'सजावटी कुशन',
      'बासमती चावल, 10 kg',
      'आयुर्वेदिक स्किन केयर',
      'प्रेशर कुकर',
      'क्रिकेट बैट',
      'बेडशीट सेट',
    ],
    offer: (occasion, product) => `${occasion}: ${product}`,
  },
} satisfies { 'features/offers/sample-offers': typeof sampleOfferTexts }
