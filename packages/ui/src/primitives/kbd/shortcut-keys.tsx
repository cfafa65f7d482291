import { cx } from '../../internal/cx'
import { shortcutKeys } from '../command-palette/commands'
import { Kbd } from './kbd'

/** Read where it is drawn, for a server has no keyboard. */
export const isApple = () => typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys of a shortcut one by one; screen readers have them from `aria-keyshortcuts`. */
export const ShortcutKeys = ({ shortcut, className }: { shortcut: string; className?: string }) => (
  <span aria-hidden="true" className={cx('kui:ms-auto kui:flex kui:shrink-0 kui:gap-1 kui:ps-2', className)}>
    {shortcutKeys(shortcut, isApple()).map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
)
