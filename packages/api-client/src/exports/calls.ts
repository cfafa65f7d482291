// Each call by itself: `import { malls } from '@kiosk-admin/api-client/calls'`. Of the namespace `calls`, esbuild includes all.

export * from '../contract/calls/index'
