export type {
  DemoData,
  DemoGroup,
  DemoMall,
  DemoPicture,
  DemoRecord,
  DemoRecords,
  DemoStation,
  DemoUser,
} from './types'

/** Every demo user's password. */
export const demoPassword = 'demo-kiosk'
