import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from './merge-refs'

type TriggerProps = ComponentProps<'button'>

export type ExternalTriggerProps = TriggerProps & {
  /** The rendered element. */
  element: RefObject<HTMLElement | null>
  /** Receives the props that the library gives its trigger. */
  onProps?: (props: TriggerProps) => void
}

/**
 * Makes a rendered element the trigger of a Radix part that loads later. Renders nothing itself: Radix positions its
 * content at the element and returns the focus to it, and the element is never replaced.
 */
export function ExternalTrigger({ element, onProps, ref, ...props }: ExternalTriggerProps) {
  const attached = useRef<{ element: HTMLElement | null; undo: () => void }>(undefined)
  useLayoutEffect(() => {
    if (attached.current?.element !== element.current) {
      attached.current?.undo()
      const undo = mergeRefs(ref)(element.current as HTMLButtonElement | null)
      attached.current = { element: element.current, undo: undo ?? (() => undefined) }
    }
    onProps?.(props)
  })
  useEffect(
    () => () => {
      attached.current?.undo()
      attached.current = undefined
    },
    [],
  )
  return null
}
