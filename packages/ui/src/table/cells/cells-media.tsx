import { Image as ImageIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../../internal/cx'
import { Avatar } from '../../primitives/avatar/avatar'

export interface ImageCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Undefined if there is no image. */
  src: string | undefined
  /** Alternative text; empty beside a text with the same meaning. @default '' */
  alt?: string
}

/** An uncropped image of 32 px; an icon if it is missing or does not load. */
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
  /** A second line, such as group or e-mail address. */
  detail?: ReactNode
}

/** A user with initials and full name. */
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
