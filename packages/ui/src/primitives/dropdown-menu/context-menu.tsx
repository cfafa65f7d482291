import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { mergeRefs } from '../../internal/merge-refs'
import { DropdownMenuContent, type DropdownMenuContentProps, menuCode } from './dropdown-menu'
import { MenuContext, useMenu } from './dropdown-menu-state'
import { createLongPress } from './long-press'

type Place = { x: number; y: number }

type ContextMenuState = {
  area: RefObject<HTMLElement | null>
  openAt: (place: Place, byKey: boolean) => void
  /** The element that gets the focus back. */
  focused: RefObject<Element | null>
}

const contextMenuContext = createContext<ContextMenuState | undefined>(undefined)

function useContextMenu(): ContextMenuState {
  const state = use(contextMenuContext)
  if (!state) throw new Error('ContextMenu parts must be inside ContextMenu.Root')
  return state
}

export type ContextMenuProps = {
  children?: ComponentProps<'div'>['children']
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Blocks interaction with the rest of the page. @default true */
  modal?: boolean
  dir?: 'ltr' | 'rtl'
}

/**
 * Actions at the place of a right click, a long press, or by Shift+F10 and the menu key (WAI-ARIA menu). People do not
 * expect it: each action must be found elsewhere, too.
 */
export function ContextMenu({
  open,
  defaultOpen = false,
  onOpenChange,
  modal = true,
  dir,
  children,
}: ContextMenuProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const [requested, setRequested] = useState(false)
  const [place, setPlace] = useState<Place>()
  const area = useRef<HTMLElement>(null)
  const point = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  const byKey = useRef(false)
  const triggerId = useId()
  const contentId = useId()
  useEffect(() => {
    if (isOpen) menuCode.load()
  }, [isOpen])
  const menu = useMemo(
    () => ({
      open: isOpen,
      setOpen,
      modal,
      dir,
      // opened by the caller, it has no place
      trigger: place ? point : area,
      triggerId,
      contentId,
      byKey,
      requested: requested || isOpen,
      request() {
        menuCode.load()
        setRequested(true)
      },
    }),
    [isOpen, setOpen, modal, dir, place, triggerId, contentId, requested],
  )
  const state = useMemo(
    () => ({
      area,
      focused,
      openAt(next: Place, fromKey: boolean) {
        focused.current = document.activeElement
        byKey.current = fromKey
        setPlace(next)
        setOpen(true)
      },
    }),
    [setOpen],
  )
  return (
    <contextMenuContext.Provider value={state}>
      <MenuContext value={menu}>{children}</MenuContext>
      {place && <span ref={point} aria-hidden="true" style={{ position: 'fixed', left: place.x, top: place.y }} />}
    </contextMenuContext.Provider>
  )
}

export type ContextMenuTriggerProps = ComponentProps<'div'> & {
  /** Leaves the browser's own menu. @default false */
  disabled?: boolean
  /** Makes the child, such as a row, the area. @default false */
  asChild?: boolean
}

/** The area of the menu. */
export function ContextMenuTrigger({
  asChild = false,
  disabled = false,
  style,
  ref,
  ...props
}: ContextMenuTriggerProps) {
  const { onPointerEnter, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu, ...rest } = props
  const { open, triggerId, request } = useMenu()
  const { area, openAt } = useContextMenu()
  const mergedRef = useMemo(
    () =>
      mergeRefs<HTMLDivElement>((element) => {
        area.current = element
      }, ref),
    [area, ref],
  )
  const longPress = useMemo(() => createLongPress((place) => openAt(place, false)), [openAt])
  useEffect(() => longPress.cancel, [longPress])
  const Root = asChild ? Slot : 'div'
  const cancelling =
    (handler?: (event: PointerEvent<HTMLDivElement>) => void) => (event: PointerEvent<HTMLDivElement>) => {
      handler?.(event)
      longPress.cancel()
    }
  return (
    <Root
      data-slot="context-menu-trigger"
      data-state={open ? 'open' : 'closed'}
      id={triggerId}
      {...rest}
      ref={mergedRef}
      style={{ WebkitTouchCallout: 'none', ...style }}
      onPointerEnter={(event: PointerEvent<HTMLDivElement>) => {
        onPointerEnter?.(event)
        if (!disabled) request()
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        onPointerDown?.(event)
        if (!disabled && !event.defaultPrevented) longPress.start(event)
      }}
      onPointerMove={cancelling(onPointerMove)}
      onPointerUp={cancelling(onPointerUp)}
      onPointerCancel={cancelling(onPointerCancel)}
      onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
        onContextMenu?.(event)
        if (disabled || event.defaultPrevented) return
        longPress.cancel()
        event.preventDefault()
        const fromKey = isFromKey(event)
        openAt(fromKey ? below(event.target) : { x: event.clientX, y: event.clientY }, fromKey)
      }}
    />
  )
}

/** Keys give no pointer type; a mouse gives its right button, or the left one with Ctrl on a Mac. */
function isFromKey({ button, ctrlKey, nativeEvent }: MouseEvent) {
  const byFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  return button !== 2 && !ctrlKey && !byFinger
}

function below(target: EventTarget): Place {
  if (!(target instanceof Element)) return { x: 0, y: 0 }
  const { left, right, bottom } = target.getBoundingClientRect()
  return { x: getComputedStyle(target).direction === 'rtl' ? right : left, y: bottom }
}

export type ContextMenuContentProps = DropdownMenuContentProps

/** The menu. Named by its area, or by `aria-label`. */
export function ContextMenuContent({ onCloseAutoFocus, ...rest }: ContextMenuContentProps) {
  const { focused } = useContextMenu()
  return (
    <DropdownMenuContent
      align="start"
      {...(rest['aria-label'] ? { 'aria-labelledby': undefined } : {})}
      onContextMenu={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        if (focused.current instanceof HTMLElement) focused.current.focus()
      }}
      {...rest}
      data-slot="context-menu"
    />
  )
}
