import { useDirection } from '@radix-ui/react-direction'

/** The side on which a line ends, for what knows only left and right. */
export const useEndSide = (): 'left' | 'right' => (useDirection() === 'rtl' ? 'left' : 'right')
