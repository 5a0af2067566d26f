// Imported by name, since nobody else does: the check for unused code does not see them in a type's own import.
import type { backendMarks } from '@/app/shell/backend-mark'
import type { tapeTexts } from '@/domain/review-tape'
import type { stateNames } from '@/domain/steps/choice-names'

/** Every catalogue that the product shows, by its name: what a language has to say. */
export interface Catalogues {
  'app': typeof import('@/app/texts').shellTexts
  'app/public-titles': typeof import('@/app/public-titles').publicTitles
  'app/screen-titles': typeof import('@/app/screen-titles').portalTitles
  'app/shell/dead-end': typeof import('@/app/shell/dead-end-texts').deadEndTexts
  'app/shell/menu': typeof import('@/app/shell/menu').menuTexts
  'app/shell/portal': typeof import('@/app/shell/portal-texts').portalTexts
  'app/shell/trouble': typeof import('@/app/shell/trouble-texts').troubleTexts
  'app/shell/update': typeof import('@/app/shell/update-texts').updateTexts
  'catalogues/listed': typeof import('@/catalogues/listed').listWords
  'contract/messages': typeof import('@/contract/messages').failureMessages
  'contract/messages#networkFailureMessages': typeof import('@/contract/messages').networkFailureMessages
  'contract/messages#otpMessages': typeof import('@/contract/messages').otpMessages
  'contract/step-words': typeof import('@/contract/step-words').stepWords
  'domain': typeof import('@/domain/texts').ruleTexts
  'domain/codes': typeof import('@/domain/codes/texts').codeTexts
  'domain/command': typeof import('@/domain/command-texts').commandTexts
  'domain/date': typeof import('@/domain/date-texts').dateWords
  'domain/login': typeof import('@/domain/login-texts').loginTexts
  'domain/orders': typeof import('@/domain/orders/order-texts').orderTexts
  'domain/other-ways-in': typeof import('@/domain/other-ways-in-texts').otherWaysInTexts
  'domain/retry': typeof import('@/domain/retry-texts').retryTexts
  'domain/review': typeof import('@/domain/review-texts').reviewTexts
  'domain/review-tape': typeof tapeTexts
  'domain/shared': typeof import('@/domain/shared-texts').sampleWord
  'domain/shared#sharedTexts': typeof import('@/domain/shared-texts').sharedTexts
  'domain/signed-in': typeof import('@/domain/signed-in-texts').signedInTexts
  'domain/step': typeof import('@/domain/step-texts').stepStatusNames
  'domain/steps/addresses': typeof import('@/domain/steps/addresses-texts').addressTexts
  'domain/steps/bank': typeof import('@/domain/steps/bank-texts').bankTexts
  'domain/steps/choice-names': typeof import('@/domain/steps/choice-names').choiceNames
  'domain/steps/choice-names#stateNames': typeof stateNames
  'domain/steps/gst': typeof import('@/domain/steps/gst-texts').gstTexts
  'domain/steps/shipping': typeof import('@/domain/steps/shipping-texts').shippingTexts
  'domain/storage': typeof import('@/domain/storage-texts').storageTexts
  'features/about': typeof import('@/features/about/texts').aboutTexts
  'features/access': typeof import('@/features/access/texts').texts
  'features/access/email-otp': typeof import('@/features/access/email-otp/texts').texts
  'features/access/forgot-password': typeof import('@/features/access/forgot-password/texts').texts
  'features/access/login': typeof import('@/features/access/login/texts').texts
  'features/access/login/complete-sign-in': typeof import('@/features/access/login/complete-sign-in').completeSignInTexts
  'features/access/login/forgot-password': typeof import('@/features/access/login/forgot-password-texts').forgotPasswordTexts
  'features/access/login/notices': typeof import('@/features/access/login/notice-texts').noticeTexts
  'features/access/register': typeof import('@/features/access/register/texts').texts
  'features/access/verify': typeof import('@/features/access/verify/texts').texts
  'features/case-log': typeof import('@/features/case-log/texts').caseLogTexts
  'features/case-log#caseTypeNames': typeof import('@/features/case-log/texts').caseTypeNames
  'features/case-log/sample-pending-cases': typeof import('@/features/case-log/sample-pending-cases').pendingSamples
  'features/case-log/sample-resolved-cases': typeof import('@/features/case-log/sample-resolved-cases').resolvedSamples
  'features/dashboard': typeof import('@/features/dashboard/texts').dashboardTexts
  'features/feedback': typeof import('@/features/feedback/texts').feedbackTexts
  'features/feedback/product-feedback': typeof import('@/features/feedback/product-feedback').productFeedback
  'features/feedback/seller-feedback': typeof import('@/features/feedback/seller-feedback').sellerFeedback
  'features/install': typeof import('@/features/install/texts').installTexts
  'features/offers': typeof import('@/features/offers/texts').offerTexts
  'features/offers/sample-offers': typeof import('@/features/offers/sample-offers').sampleOfferTexts
  'features/onboarding': typeof import('@/features/onboarding/texts').onboardingTexts
  'features/onboarding/check': typeof import('@/features/onboarding/check/texts').checkTexts
  'features/onboarding/confirmation': typeof import('@/features/onboarding/confirmation/texts').confirmationTexts
  'features/onboarding/shared-picture': typeof import('@/features/onboarding/gst/shared-picture-texts').sharedPictureTexts
  'features/onboarding/signature': typeof import('@/features/onboarding/signature/texts').signatureTexts
  'features/orders': typeof import('@/features/orders/texts').ordersTexts
  'features/orders/shipment-files': typeof import('@/features/orders/shipment-files/texts').shipmentFilesTexts
  'features/profile': typeof import('@/features/profile/texts').profileTexts
  'features/profile#changePasswordTexts': typeof import('@/features/profile/texts').changePasswordTexts
  'features/reading': typeof import('@/features/reading/texts').readingTexts
  'features/reading/articles/articles': typeof import('@/features/reading/articles/articles').articles
  'features/reading/policies/policies': typeof import('@/features/reading/policies/policies').policies
  'features/referral': typeof import('@/features/referral/texts').referralTexts
  'features/sections': typeof import('@/features/sections/texts').sectionTexts
  'features/sections/nearest-places': typeof import('@/features/sections/nearest-places').nearestTexts
  'features/sections/sections': typeof import('@/features/sections/sections').sectionPurposes
  'features/suggestions': typeof import('@/features/suggestions/texts').suggestionTexts
  'features/suggestions/sample-suggestions': typeof import('@/features/suggestions/sample-suggestions').sampleSuggestions
  'features/updates': typeof import('@/features/updates/texts').updateTexts
  'features/updates/sample-updates': typeof import('@/features/updates/sample-updates').sampleUpdates
  'features/outbox': typeof import('@/features/outbox/texts').outboxTexts
  'features/outbox/copy': typeof import('@/features/outbox/copy-texts').copyTexts
  'features/outbox/storage': typeof import('@/features/outbox/storage-texts').roomTexts
  'forms': typeof import('@/forms/texts').texts
  'forms/password': typeof import('@/forms/password-texts').passwordTexts
  'forms/resend': typeof import('@/forms/resend-texts').resendTexts
  'late': typeof import('@/late/texts').lateTexts
  'lists': typeof import('@/lists/texts').listTexts
  'resources': typeof import('@/resources/texts').resourceTexts
  'samples': typeof import('@/samples/texts').sampleTexts
  'scan': typeof import('@/scan/texts').scanTexts
}

/** Those that only a build with the demo has. */
export interface DemoCatalogues {
  'app/presenter/demo-page': typeof import('@/app/presenter/demo-page').demoTitles
  'app/shell/backend-mark': NonNullable<typeof backendMarks>
  'app/shell/link-question': typeof import('@/app/shell/link-question-texts').linkTexts
  'app/shell/log-out-elsewhere': NonNullable<typeof import('@/app/shell/log-out-elsewhere-texts').logOutElsewhereTexts>
  'features/access/login/notices#demo': NonNullable<typeof import('@/features/access/login/notice-texts').demoNoticeTexts>
  'features/backend-choice': typeof import('@/features/backend-choice/texts').backendTexts
  'features/demo': typeof import('@/features/demo/texts').demoTexts
  'features/demo/clock': typeof import('@/features/demo/clock/texts').clockTexts
  'features/demo/log': typeof import('@/features/demo/log/texts').logTexts
  'features/demo/network': typeof import('@/features/demo/network/texts').networkTexts
  'features/demo/unusual-text': typeof import('@/features/demo/unusual-text').unusualTexts
}
