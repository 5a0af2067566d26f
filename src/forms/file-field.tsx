import type { Sentence } from '@/catalogues/catalogue'
import { PickField, type PickProps, type ShownProps } from './pick-field'
import { PickedFile } from './picked-file'

interface FileFieldProps extends PickProps {
  /** Checks a file; resolves with the file to keep, or why it is refused. `isPhoto`: it was just taken with the camera. */
  readonly take: (file: File, isPhoto: boolean) => Promise<File | Sentence>
}

const ShownFile = ({ held, ...rest }: ShownProps<File>) => <PickedFile file={held} {...rest} />

/** One file, by its picture, name and size. */
export function FileField({ take, ...props }: FileFieldProps) {
  return (
    <PickField<File>
      {...props}
      take={async (file, isPhoto) => {
        const taken = await take(file, isPhoto)
        return taken instanceof File ? { kind: 'held', held: taken } : { kind: 'refused', say: taken }
      }}
      nameOf={(file) => file.name}
      Shown={ShownFile}
    />
  )
}
