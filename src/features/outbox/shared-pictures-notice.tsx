import { Link, useLocation } from '@tanstack/react-router'
import { stepNames } from '@/domain/steps/step-texts'
import { notKeptMark } from '@/storage/shared-pictures'
import { useSharedPictures } from '@/storage/use-shared-pictures'
import { Alert } from '@/ui/alert'
import { outboxTexts as texts } from './texts'

/** Says that pictures shared with the app wait to be used in the GST step, or that they could not be stored (SHARE-01). */
export function SharedPicturesNotice({ signedIn }: { readonly signedIn: boolean }) {
  const { pictures } = useSharedPictures()
  const notKept = useLocation({ select: ({ searchStr }) => searchStr.includes(notKeptMark) })
  return (
    <>
      {notKept && (
        <Alert variant="destructive" role="alert">
          {texts.sharedNotKept}
        </Alert>
      )}
      {pictures.length > 0 && (
        <Alert variant="info" role="status">
          {signedIn ? texts.shared(pictures.length) : texts.sharedSignedOut}{' '}
          {signedIn && (
            <Link to="/registrationdetails" state={{ openStep: 3 }}>
              {texts.openStep(stepNames[3])}
            </Link>
          )}
        </Alert>
      )}
    </>
  )
}
