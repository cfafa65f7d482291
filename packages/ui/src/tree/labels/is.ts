import type { TreeLabels } from './en'

export const is: TreeLabels = {
  loading: 'Sæki',
  failed: (name) => `Ekki tókst að sækja: ${name}. Opnaðu aftur til að reyna aftur.`,
}
