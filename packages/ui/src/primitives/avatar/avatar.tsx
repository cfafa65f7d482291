import { cva } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../internal/cx'
import { initialsOf } from './initials'

const avatar = cva(
  'kui:inline-grid kui:shrink-0 kui:place-items-center kui:overflow-hidden kui:rounded-full kui:bg-accent-soft kui:leading-none kui:font-bold kui:text-accent-text kui:forced-colors:border',
  {
    variants: {
      size: {
        small: 'kui:size-5.5 kui:text-[11px]',
        normal: 'kui:size-7 kui:text-xs',
        large: 'kui:size-10 kui:text-md',
      },
    },
    defaultVariants: { size: 'normal' },
  },
)

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name; its initials are shown where there is no picture. */
  name: string
  /** Image URL; initials are shown until it loads. */
  src?: string
  /** 22, 28 or 40 px. @default 'normal' */
  size?: 'small' | 'normal' | 'large'
}

/** A user's picture or initials, hidden from screen readers, since the name is beside it. */
export function Avatar({ name, src, size, className, ...rest }: AvatarProps) {
  return (
    <span data-slot="avatar" aria-hidden="true" className={cx(avatar({ size }), className)} {...rest}>
      {src === undefined ? initialsOf(name) : <Picture key={src} src={src} name={name} />}
    </span>
  )
}

function Picture({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return initialsOf(name)
  return (
    <img
      data-slot="avatar-picture"
      src={src}
      alt=""
      onError={() => setBroken(true)}
      className="kui:size-full kui:object-cover"
    />
  )
}
