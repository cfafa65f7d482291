import type { TreeLabels } from './en'

export const se: TreeLabels = {
  loading: 'Laddar',
  failed: (name) => `Kunde inte ladda: ${name}. Fäll ut för att försöka igen.`,
}
