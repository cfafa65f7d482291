// Which passwords may be chosen, with its word lists: `@kiosk-admin/api-client/password-policy`. Load it when one is typed.
export { judgePassword, type PasswordVerdict } from '../password/password-policy'
