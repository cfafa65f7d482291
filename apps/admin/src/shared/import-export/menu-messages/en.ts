export const en = {
  importExportMenu: {
    export: ({ what }: { what: string }) => `Export ${what}`,
    exportAs: ({ format }: { format: string }) => `Export as ${format}`,
    exported: ({ what }: { what: string }) => `Exported ${what}`,
    import: 'Import',
  },
}
