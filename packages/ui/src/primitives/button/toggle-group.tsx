import * as Radix from '@radix-ui/react-toggle-group'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { Tooltip } from '../tooltip/tooltip'
import { Button, type ButtonProps } from './button'
import { iconButtonWidth } from './icon-button'

type ToggleGroupButtonsProps = Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'dir'> & {
  /** @default false */
  disabled?: boolean
  /** The size of its buttons. @default 'normal' */
  size?: 'small' | 'normal' | 'large'
}

type ToggleGroupSingleProps = ToggleGroupButtonsProps & {
  type?: 'single'
  /** The pressed button; '' if none is. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

type ToggleGroupMultipleProps = ToggleGroupButtonsProps & {
  type: 'multiple'
  /** The pressed buttons. */
  value?: string[]
  defaultValue?: string[]
  onValueChange?: (value: string[]) => void
}

/** `type` decides whether at most one button is pressed, or any number. @default 'single' */
export type ToggleGroupProps = ToggleGroupSingleProps | ToggleGroupMultipleProps

const sizeContext = createContext<'small' | 'normal' | 'large'>('normal')
const none: string[] = []

/**
 * Buttons that stay pressed: bold, italic (WAI-ARIA toolbar of toggle buttons). Needs a name. A choice of which exactly
 * one holds is a `SegmentedControl`.
 */
export function ToggleGroup(props: ToggleGroupProps) {
  return props.type === 'multiple' ? <ManyPressed {...props} /> : <OnePressed {...props} />
}

function OnePressed({ type, value, defaultValue = '', onValueChange, ...rest }: ToggleGroupSingleProps) {
  const [pressed, setPressed] = useControllable(value, defaultValue, onValueChange)
  return (
    <ToggleButtons
      value={pressed === '' ? none : [pressed]}
      onValueChange={(next) => setPressed(next.find((one) => one !== pressed) ?? '')}
      {...rest}
    />
  )
}

function ManyPressed({ type, value, defaultValue = none, onValueChange, ...rest }: ToggleGroupMultipleProps) {
  const [pressed, setPressed] = useControllable(value, defaultValue, onValueChange)
  return <ToggleButtons value={pressed} onValueChange={setPressed} {...rest} />
}

type ToggleButtonsProps = ToggleGroupButtonsProps & { value: string[]; onValueChange: (value: string[]) => void }

function ToggleButtons({ size = 'normal', className, ...rest }: ToggleButtonsProps) {
  return (
    <sizeContext.Provider value={size}>
      {/* always `multiple`: of `single`, Radix makes radio buttons that can be unchecked */}
      <Radix.Root
        type="multiple"
        role="toolbar"
        data-slot="toggle-group"
        className={cx('kui:inline-flex kui:flex-wrap kui:gap-0.5', className)}
        {...rest}
      />
    </sizeContext.Provider>
  )
}

export type ToggleGroupItemProps = Omit<ButtonProps, 'value' | 'size' | 'variant' | 'busy' | 'asChild'> & {
  value: string
  /** The name of a button with an icon only, also its tooltip. */
  label?: string
  /** The keyboard shortcut, shown in the tooltip. */
  shortcut?: string
  icon?: ReactNode
}

export function ToggleGroupItem({ value, label, shortcut, disabled, className, ref, ...rest }: ToggleGroupItemProps) {
  const size = useContext(sizeContext)
  const button = (
    <Radix.Item asChild value={value} disabled={disabled} ref={ref}>
      <Button
        data-slot="toggle-group-item"
        variant="quiet"
        size={size}
        {...(label ? { 'aria-label': label } : {})}
        className={cx(
          'kui:shrink-0 kui:aria-pressed:bg-accent-soft kui:aria-pressed:text-accent-text kui:locked:bg-transparent kui:forced-colors:aria-pressed:outline-2',
          label && ['kui:px-0', iconButtonWidth[size]],
          className,
        )}
        {...rest}
      />
    </Radix.Item>
  )
  if (!label) return button
  return (
    <Tooltip content={label} {...(shortcut ? { shortcut } : {})}>
      {button}
    </Tooltip>
  )
}
