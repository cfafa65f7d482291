import { cx } from '../../internal/cx'
import { Kbd } from './kbd'
import { shortcutKeys } from './shortcuts'

/** Evaluated on rendering, because `navigator` is missing on a server. */
export const isApple = () => typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys of a shortcut; hidden from screen readers, which use `aria-keyshortcuts`. */
export const ShortcutKeys = ({ shortcut, className }: { shortcut: string; className?: string }) => (
  <span aria-hidden="true" className={cx('kui:ms-auto kui:flex kui:shrink-0 kui:gap-1 kui:ps-2', className)}>
    {shortcutKeys(shortcut, isApple()).map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
)
