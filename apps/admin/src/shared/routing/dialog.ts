import { back, currentPlace, navigate, type QueryPatch, useQuery, withQuery } from './location'

/** The one open dialog, named by the address: `?dialog=offerEdit&id=…`; without an id it makes a new record. */
export function useDialog(name: string): { open: boolean; id: string | undefined } {
  const [query] = useQuery()
  return { open: query.get('dialog') === name, id: query.get('id') ?? undefined }
}

export const openDialog = (name: string, id?: string) => navigate(withQuery({ dialog: name, id }))

/** Asks the guards first, unless the form says that nothing would be lost. */
export const closeDialog = ({ force = false } = {}) =>
  navigate(withQuery({ dialog: null, id: null, step: null }), { force })

/** Whether a step inside the open form is shown, such as its categories as a tree: `&step=shopCategories`. */
export function useStep(name: string): boolean {
  const [query] = useQuery()
  return query.get('step') === name
}

/** The place that was opened last from another one; a place reached by a link has nothing to go back to. */
let openedAt: string | undefined

/** Opens a place that `backOr` returns from. */
export function openFromHere(patch: QueryPatch) {
  navigate(withQuery(patch))
  openedAt = currentPlace()
}

/** One step back if this place was opened by `openFromHere`, else `otherwise`. */
export function backOr(otherwise: () => void) {
  if (currentPlace() === openedAt) back()
  else otherwise()
}

export const openStep = (name: string) => openFromHere({ step: name })

/** Back to the form, as Back of the browser goes; the form stays mounted. */
export const closeStep = () => backOr(() => navigate(withQuery({ step: null }), { replace: true }))

/** What Escape and the cross mean: back to the form from a step in it, else out of the dialog. */
export function leaveDialog() {
  if (new URLSearchParams(currentPlace().split('?')[1]).has('step')) closeStep()
  else closeDialog()
}

/** An address without the step: going into a step and back leaves nothing. */
export function withoutStep(place: string): string {
  const [path = '', search] = place.split('?')
  const query = new URLSearchParams(search)
  query.delete('step')
  return `${path}?${query}`
}
