import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { initialsOf } from './initials'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name; its initials are shown. */
  name: string
}

/** Stands beside the person's name, so screen readers skip it. */
export function Avatar({ name, className, ...rest }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cx(
        'kui:inline-grid kui:size-7 kui:shrink-0 kui:place-items-center kui:rounded-full kui:bg-accent-soft kui:text-xs kui:font-bold kui:text-accent-text',
        className,
      )}
      {...rest}
    >
      {initialsOf(name)}
    </span>
  )
}
