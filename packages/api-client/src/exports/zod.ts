// zod as the contract uses it, for schemas of one's own: `import * as z from '@kiosk-admin/api-client/zod'`.

export * from '../contract/base/zod'
