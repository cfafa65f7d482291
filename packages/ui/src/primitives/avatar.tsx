import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name; its initials are shown. */
  name: string
}

/** First letters of the first and the last word: `Ingrid Solheim` and `ingrid.solheim` are IS. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
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
