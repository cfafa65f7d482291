export const en = {
  loading: 'Loading',
  failed: (name: string) => `Couldn’t load ${name}. Expand it to try again.`,
}

export type TreeLabels = typeof en
