// Each content type by itself: `import { offer } from '@kiosk-admin/api-client/content-types'`. Of the namespace
// `contentTypes`, esbuild includes all.

export * from '../contract/content-types'
