import * as kit from '../../exports'
import type { Recipes } from '../probe'

/** Renders the tree for the conformance tests. */
export const treeParts: Recipes = {
  Tree: (probe) => <kit.Tree label="Categories" items={[{ id: 'food', label: 'Food' }]} {...probe} />,
}
