import { navigate, useQuery, withQuery } from './location'

/** The one open dialog, named by the address: `?dialog=offerEdit&id=…`; without an id it makes a new record. */
export function useDialog(name: string): { open: boolean; id: string | undefined } {
  const [query] = useQuery()
  return { open: query.get('dialog') === name, id: query.get('id') ?? undefined }
}

export const openDialog = (name: string, id?: string) => navigate(withQuery({ dialog: name, id }))

/** Asks the guards first, unless the form says that nothing would be lost. */
export const closeDialog = ({ force = false } = {}) => navigate(withQuery({ dialog: null, id: null }), { force })
