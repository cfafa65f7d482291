import * as floorPlan from '../../exports/floor-plan'
import type { Recipes } from '../probe'

const languages = [{ code: 'en', name: 'English' }] as const

/** Renders the floor plan parts for the conformance tests. */
export const floorPlanParts: Recipes = {
  FloorPlanEditor: (probe) => <floorPlan.FloorPlanEditor label="Ground floor" languages={languages} {...probe} />,
}
