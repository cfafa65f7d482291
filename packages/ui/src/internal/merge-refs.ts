import type { Ref, RefCallback } from 'react'

/** Merges refs. */
export const mergeRefs =
  <T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> =>
  (element) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
      return undefined
    })
    return () => {
      refs.forEach((ref, index) => {
        const own = undo[index]
        if (typeof own === 'function') own()
        else if (typeof ref === 'function') ref(null)
        else if (ref) ref.current = null
      })
    }
  }
