import { plural } from '../../../shared/i18n/i18n'

type Count = { count: number }

export const en = {
  trash: {
    title: 'Trash',
    sub: 'Deleted records stay here for 30 days. Then they’re permanently deleted.',
    columns: {
      name: 'Name',
      resource: 'Type',
      deletedAt: 'Deleted',
      until: 'Permanently deleted',
      needs: 'Restore first',
    },
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'record', other: 'records' })}`,
    empty: { title: 'The trash is empty', text: 'You can restore what you delete from here.' },
    restore: 'Restore',
    restored: 'Restored',
    reader: 'You don’t have permission to restore this.',
    needed: ({ names }: { names: string }) => `Restore these first, or select them too: ${names}`,
    refused: ({ reason }: { reason: string }) => `Couldn’t restore it. ${reason}`,
    failed: 'Couldn’t restore it. Something it links to may be gone, or its name or code may be in use.',
    unnamed: 'Unnamed',
  },
}
