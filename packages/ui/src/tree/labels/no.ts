import type { TreeLabels } from './en'

export const no: TreeLabels = {
  loading: 'Laster inn',
  failed: (name) => `Kunne ikke laste inn: ${name}. Utvid for å prøve igjen.`,
}
