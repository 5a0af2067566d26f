import { useEffect, useState } from 'react'
import { removeSharedPicture, sharedPictures, type SharedPicture } from './shared-pictures'

interface SharedPictures {
  readonly pictures: readonly SharedPicture[]
  /** @returns whether it is gone from the device */
  remove(key: string): Promise<boolean>
}

/** The pictures that were shared before this screen opened; later ones need not be followed, since sharing opens a new page. */
export function useSharedPictures(): SharedPictures {
  const [pictures, setPictures] = useState<readonly SharedPicture[]>([])
  useEffect(() => {
    let current = true
    void sharedPictures().then((found) => current && setPictures(found))
    return () => {
      current = false
    }
  }, [])
  return {
    pictures,
    async remove(key) {
      try {
        await removeSharedPicture(key)
      } catch {
        return false
      }
      setPictures((before) => before.filter((picture) => picture.key !== key))
      return true
    },
  }
}
