import * as floorPlan from '../../exports/floor-plan'
import { english } from '../../internal/languages.fixture'
import type { Recipes } from '../probe'

const languages = [english]

/** Renders the floor plan parts for the conformance tests. */
export const floorPlanParts: Recipes = {
  FloorPlanEditor: (probe) => <floorPlan.FloorPlanEditor label="Ground floor" languages={languages} {...probe} />,
}
