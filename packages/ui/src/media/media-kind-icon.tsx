import { FileQuestion, FileText, Film, Image, Type } from 'lucide-react'
import { IconBadge, type IconBadgeProps } from '../primitives/icon-badge/icon-badge'
import { type MediaKind, mediaKindOf } from './media-file'

const icons = { Image, Video: Film, Document: FileText, Font: Type }

type MediaKindIconProps = Omit<IconBadgeProps, 'children'> & { name: string; kind?: MediaKind }

/** The icon of a file's kind. */
export function MediaKindIcon({ name, kind = mediaKindOf(name), ...rest }: MediaKindIconProps) {
  const Icon = kind ? icons[kind] : FileQuestion
  return (
    <IconBadge variant="sunken" aria-hidden="true" {...rest}>
      <Icon strokeWidth={1.5} />
    </IconBadge>
  )
}
