// Shortens names of people for the sidebar.

/** "Ingrid Solheim" → "Ingrid S.": enough among colleagues. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]?.toUpperCase()}.` : first
}
