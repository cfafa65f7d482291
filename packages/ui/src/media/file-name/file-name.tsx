import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type FileNameProps = Omit<ComponentProps<'span'>, 'children' | 'title'> & { name: string }

/** Letters before the extension that stay, so that numbered files can be told apart. */
const KEPT = 4
/** Names up to this length fit everywhere. */
const SHORT = 16

/** Splits a long name before its last letters and its extension; a short one, or one without extension, is whole. */
export function fileNameParts(name: string): [start: string, end: string] {
  const dot = name.lastIndexOf('.')
  if (name.length <= SHORT || dot <= KEPT || name.length - dot > 6) return [name, '']
  const letters = [...name.slice(0, dot)]
  return [letters.slice(0, -KEPT).join(''), letters.slice(-KEPT).join('') + name.slice(dot)]
}

/** The name of a file. Where it has no room, it is cut in the middle: it ends with its extension. */
export function FileName({ name, className, ...rest }: FileNameProps) {
  const [start, end] = fileNameParts(name)
  return (
    <span data-slot="file-name" title={name} className={cx('kui:flex kui:min-w-0', className)} {...rest}>
      {/* parts of a name would be read as words */}
      {end && <span className="kui:sr-only">{name}</span>}
      <span aria-hidden={end ? true : undefined} className="kui:truncate kui:whitespace-pre">
        {start}
      </span>
      {end && (
        <span aria-hidden className="kui:shrink-0 kui:whitespace-pre">
          {end}
        </span>
      )}
    </span>
  )
}
