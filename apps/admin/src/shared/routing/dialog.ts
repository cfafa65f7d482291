import { back, currentPlace, navigate, type QueryPatch, useQuery, withQuery } from './location'
import { useLastOpen } from './use-last-open'

/**
 * The open dialog, from the address: `?dialog=offerEdit&id=…`. Without `id` it creates a record. A closed dialog keeps its
 * last `id`.
 */
export function useDialog(name: string): { open: boolean; id: string | undefined } {
  const [query] = useQuery()
  const open = query.get('dialog') === name
  return { open, id: useLastOpen(open, query.get('id') ?? undefined) }
}

export const openDialog = (name: string, id?: string) => navigate(withQuery({ dialog: name, id }))

/** Runs the leave guards, unless `force` is set. */
export const closeDialog = ({ force = false } = {}) =>
  navigate(withQuery({ dialog: null, id: null, step: null }), { force })

/** Whether a step of the open form is shown: `&step=shopCategories`. */
export function useStep(name: string): boolean {
  const [query] = useQuery()
  return query.get('step') === name
}

/** Location that `openFromHere` opened last. Locations reached by a link have no entry to go back to. */
let openedAt: string | undefined

/** Opens a dialog or step that `backOr` can close. */
export function openFromHere(patch: QueryPatch) {
  navigate(withQuery(patch))
  openedAt = currentPlace()
}

/** Goes back if `openFromHere` opened this location, else calls `otherwise`. */
export function backOr(otherwise: () => void) {
  if (currentPlace() === openedAt) back()
  else otherwise()
}

export const openStep = (name: string) => openFromHere({ step: name })

/** Closes a step; the form stays mounted. */
export const closeStep = () => backOr(() => navigate(withQuery({ step: null }), { replace: true }))

/** Handles Escape and the close button: closes the step, else the dialog. */
export function leaveDialog() {
  if (new URLSearchParams(currentPlace().split('?')[1]).has('step')) closeStep()
  else closeDialog()
}

/** Removes the step, so that leave guards ignore changes of step. */
export function withoutStep(place: string): string {
  const [path = '', search] = place.split('?')
  const query = new URLSearchParams(search)
  query.delete('step')
  return `${path}?${query}`
}
