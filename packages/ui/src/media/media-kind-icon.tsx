import { FileQuestion, FileText, Film, Image, Type } from 'lucide-react'
import { Plate, type PlateProps } from '../primitives/plate/plate'
import { type MediaKind, mediaKindOf } from './media-file'

const icons = { Image, Video: Film, Document: FileText, Font: Type }

type MediaKindIconProps = Omit<PlateProps, 'children'> & { name: string; kind?: MediaKind }

/** What kind of file it is, as a pictogram; the name's extension says it in words. */
export function MediaKindIcon({ name, kind = mediaKindOf(name), ...rest }: MediaKindIconProps) {
  const Icon = kind ? icons[kind] : FileQuestion
  return (
    <Plate variant="sunken" aria-hidden="true" {...rest}>
      <Icon strokeWidth={1.5} />
    </Plate>
  )
}
