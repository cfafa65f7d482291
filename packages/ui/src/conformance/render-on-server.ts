import { renderToString } from 'react-dom/server'
import { partOf } from './part-of'
import { parts } from './parts/parts'

/** Renders every part to HTML; a part that cannot be rendered is an error. */
export const renderParts = (): Record<string, string> =>
  Object.fromEntries(parts.map(([name]) => [name, renderToString(partOf(name))]))
