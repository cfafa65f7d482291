import { expect, test } from 'vitest'
import { labels } from '#labels/exports'
import { pseudoLabels } from './pseudo'

test('every text is marked and 40 % longer', () => {
  const { primitives, layout } = pseudoLabels(labels)
  expect(primitives.cancel).toBe('«Çåñçéļ~»')
  expect(primitives.confirm.copyOf('Grad')).toBe('«Ğřåđ (çöpý)~~~»')
  expect(layout.changesNotPublished(12)).toHaveLength(Math.ceil('12 changes not published'.length * 1.4))
  expect(layout.changesNotPublished(12)).toMatch(/^«.*»$/)
})
