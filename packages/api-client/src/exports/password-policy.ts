// The password policy with its word lists: `@kiosk-admin/api-client/password-policy`. Load it on demand, as it is large.
export { judgePassword, type PasswordVerdict } from '../password/password-policy'
