import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from './merge-refs'

type Given = ComponentProps<'button'>

export type StandInProps = Given & {
  /** What stands on the page already. */
  element: RefObject<HTMLElement | null>
  /** Called with what the library would have put on it. */
  onGiven?: (given: Given) => void
}

/**
 * Draws nothing, and gives a library that comes later an element that is there already: the library places things beside
 * it and gives it the focus back, while the element stays the same, with its focus.
 */
export function StandIn({ element, onGiven, ref, ...given }: StandInProps) {
  const held = useRef<{ element: HTMLElement | null; undo: () => void }>(undefined)
  useLayoutEffect(() => {
    if (held.current?.element !== element.current) {
      held.current?.undo()
      const undo = mergeRefs(ref)(element.current as HTMLButtonElement | null)
      held.current = { element: element.current, undo: undo ?? (() => undefined) }
    }
    onGiven?.(given)
  })
  useEffect(
    () => () => {
      held.current?.undo()
      held.current = undefined
    },
    [],
  )
  return null
}
