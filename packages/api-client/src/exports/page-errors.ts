// Reports exceptions of a page to the server: `@kiosk-admin/api-client/page-errors`.
export { createPageErrors, type PageErrors } from '../pages/page-errors'
