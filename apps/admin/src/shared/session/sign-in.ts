import { type Body, type Caller, calls } from '@kiosk-admin/api-client'
import type { Session } from './session'

/** Storage key of the device token, which identifies a known browser without a cookie. Survives sign-out. */
const DEVICE = 'device'

/** Signs in with the device token, and stores a new one. */
export async function signIn(api: Caller, body: Omit<Body<typeof calls.login>, 'device'>): Promise<Session> {
  const known = localStorage.getItem(DEVICE)
  const {
    device,
    language: _,
    ...begun
  } = await api.call(calls.login, {
    body: { ...body, ...(known ? { device: known } : {}) },
  })
  if (device) localStorage.setItem(DEVICE, device)
  return begun
}
