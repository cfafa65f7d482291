import { Image as ImageIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../../internal/cx'
import { Avatar } from '../../primitives/avatar/avatar'

export interface ImageCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing where there is no image yet. */
  src: string | undefined
  /** What is on it; empty beside a text that says so already. @default '' */
  alt?: string
}

/** A picture of 32 px, whole, on a tile of its own; a pictogram where there is none or it does not load. */
export function ImageCell({ src, alt = '', className, ...rest }: ImageCellProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      data-slot="image-cell"
      className={cx(
        'kui:grid kui:size-8 kui:shrink-0 kui:place-items-center kui:overflow-hidden kui:rounded-sm kui:bg-sunken kui:text-fg-subtle kui:@max-[640px]/table:size-6',
        className,
      )}
      {...rest}
    >
      {src && failed !== src ? (
        <img
          data-slot="image-cell-image"
          src={src}
          alt={alt}
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className="kui:size-full kui:object-contain"
        />
      ) : (
        <ImageIcon
          size={16}
          strokeWidth={1.5}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        />
      )}
    </span>
  )
}

export interface UserCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full name. */
  name: string
  /** Such as the group or the address. */
  detail?: ReactNode
}

/** A person, by initials and full name. */
export function UserCell({ name, detail, className, ...rest }: UserCellProps) {
  return (
    <span
      data-slot="user-cell"
      className={cx('kui:flex kui:min-w-0 kui:items-center kui:gap-2.5', className)}
      {...rest}
    >
      <Avatar name={name} className="kui:@max-[640px]/table:hidden" />
      <span className="kui:min-w-0 kui:truncate">
        {name}
        {detail && <span className="kui:text-fg-muted"> {detail}</span>}
      </span>
    </span>
  )
}
