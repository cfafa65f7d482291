// Reads and writes CSV and XLSX, in Node and browsers: `@kiosk-admin/api-client/sheets`.
export { csvLine, csvPieces, csvStart, unguarded } from '../sheets/csv'
export { isXlsx, readXlsx, type SheetRow } from '../sheets/read-xlsx'
export { type Cell, xlsxPieces } from '../sheets/xlsx'
