// How long the body of a call may be, for servers: `@kiosk-admin/api-client/body-limit`. Browsers do without it.
export { bodyLimit } from '../contract/base/body-limit'
