import { useContext } from 'react'
import { kioskUiContext } from '../theme/context'

export const useKioskUi = () => useContext(kioskUiContext)
