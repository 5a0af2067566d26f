import { keepSharedPictures, notKeptMark } from '@/storage/shared-pictures'
import { sharedField } from './share-target'

/** Keeps the pictures that another app has shared, and redirects to the screen of what is on this device. */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const shared = (await request.formData()).getAll(sharedField)
    const files = shared.filter((part) => part instanceof File)
    if (files.length === 0) throw new Error('Nothing was shared')
    await keepSharedPictures(files)
    return Response.redirect('/outbox', 303)
  } catch {
    return Response.redirect(`/outbox?${notKeptMark}`, 303)
  }
}
