export type { KioskOrientation } from '../kiosk-frame/kiosk'
export { KioskFrame } from '../kiosk-frame/kiosk-frame'
export { StationStatus } from '../publish/stations/station-status'
