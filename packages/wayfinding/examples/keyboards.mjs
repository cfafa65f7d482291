import { keyboards } from '@kiosk-admin/wayfinding/keyboards'

for (const row of keyboards.se) {
  console.info(row.map((key) => (key.kind === 'text' ? key.text : key.kind)).join(' '))
}
