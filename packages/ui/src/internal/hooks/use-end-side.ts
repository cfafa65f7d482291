import { useDirection } from '@radix-ui/react-direction'

/** The inline-end side, for libraries with left and right only. */
export const useEndSide = (): 'left' | 'right' => (useDirection() === 'rtl' ? 'left' : 'right')
