import { type Body, type Caller, login } from '@kiosk-admin/api-client'
import type { Session } from './session'

/** Outlives sessions: with it the server knows a browser that has signed in before, without a cookie. */
const DEVICE = 'device'

/** Signs in as this browser, and keeps how the server knows it from now on. */
export async function signIn(api: Caller, body: Omit<Body<typeof login>, 'device'>): Promise<Session> {
  const known = localStorage.getItem(DEVICE)
  const {
    device,
    language: _,
    ...begun
  } = await api.call(login, {
    body: { ...body, ...(known ? { device: known } : {}) },
  })
  if (device) localStorage.setItem(DEVICE, device)
  return begun
}
