import { useSelector } from '@tanstack/react-form'
import { hasFullLength } from '@/domain/codes/code-lengths'
import { gstNumberAdvice, gstNumberFinding, panAdvice, panFinding, panInside } from '@/domain/codes/gst-number'
import { codeTexts } from '@/domain/codes/texts'
import { addressesStep } from '@/domain/steps/addresses-step'
import { gstMobileAdvice, gstNumberOf } from '@/domain/steps/gst-step'
import { gstTexts as texts } from '@/domain/steps/gst-texts'
import { CoveredField } from '@/forms/covered-field'
import { PhoneField } from '@/forms/phone-field'
import { useDeferredAdvice } from '../use-deferred-advice'
import { useOtherStep } from '../use-other-step'
import type { GstFormApi, GstValues } from './use-gst-form'

interface GstCodesProps {
  readonly form: GstFormApi
  /** Whether the chosen type of GST has this field. */
  readonly asks: (field: keyof GstValues) => boolean
}

/** GST number, mobile and PAN, each with advice while it is typed; the GST number contains the PAN, so one checks the other. */
export function GstCodes({ form, asks }: GstCodesProps) {
  const { gstType, gstNumber, gstPan, gstMobile } = useSelector(form.store, (state) => state.values)
  const pickupState = useOtherStep(addressesStep)?.pickup.state ?? ''
  const numberInForce = gstNumberOf({ gstType, gstNumber })
  const pan = panInside(numberInForce)
  const numberDoubt = useDeferredAdvice(gstNumberAdvice(gstNumber), hasFullLength('gstNumber', gstNumber))
  const mobileDoubt = useDeferredAdvice(gstMobileAdvice(gstMobile), hasFullLength('mobile', gstMobile))
  const panDoubt = useDeferredAdvice(panAdvice(gstPan, numberInForce), hasFullLength('pan', gstPan))
  return (
    <>
      {asks('gstNumber') && (
        <form.AppField name="gstNumber" listeners={numberDoubt.listeners}>
          {() => (
            <CoveredField
              label={texts.gstNumber}
              hint={texts.gstNumberHint}
              advice={numberDoubt.said ?? gstNumberFinding(gstNumber, pickupState)}
              className="advised"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="next"
            />
          )}
        </form.AppField>
      )}
      {asks('gstMobile') && (
        <form.AppField name="gstMobile" listeners={mobileDoubt.listeners}>
          {() => (
            <PhoneField
              label={texts.gstMobile}
              hint={texts.gstMobileHint}
              advice={mobileDoubt.said}
              className="advised"
              autoComplete="tel-national"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
      )}
      {asks('gstPan') && (
        <form.AppField name="gstPan" listeners={panDoubt.listeners}>
          {() => (
            <CoveredField
              label={texts.gstPan}
              hint={texts.gstPanHint}
              advice={panDoubt.said ?? panFinding(gstPan)}
              offer={pan === null ? null : { label: codeTexts.offeredPan, value: pan }}
              className="advised"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="next"
            />
          )}
        </form.AppField>
      )}
    </>
  )
}
