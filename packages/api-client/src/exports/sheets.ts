// Tables as files that spreadsheets open, for the server and for browsers: `@kiosk-admin/api-client/sheets`.
export { csvPieces, unguarded } from '../sheets/csv'
export { isXlsx, readXlsx, type SheetRow } from '../sheets/read-xlsx'
export { type Cell, xlsxPieces } from '../sheets/xlsx'
