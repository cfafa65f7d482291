export { KioskUiProvider, type KioskUiProviderProps } from '../theme/kiosk-ui-provider'
