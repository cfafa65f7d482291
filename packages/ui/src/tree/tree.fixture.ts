import type { TreeItem } from './tree-items'

const leaf = (label: string): TreeItem => ({ id: label.toLowerCase(), label })
const branch = (label: string, ...children: TreeItem[]): TreeItem => ({ id: label.toLowerCase(), label, children })

/** Categories of a mall. */
export const categories: TreeItem[] = [
  branch('Food', leaf('Cafés'), leaf('Restaurants')),
  branch('Fashion', leaf('Women'), leaf('Men'), branch('Shoes', leaf('Boots'), leaf('Trainers'))),
  branch('Home', leaf('Kitchen'), { ...leaf('Lamps'), disabled: true }),
  leaf('Health'),
]

/** Many items below one. */
export const warehouse: TreeItem[] = [
  branch('Aisles', ...Array.from({ length: 2000 }, (_, index) => leaf(`Aisle ${index + 1}`))),
]
