export type { FloorConnector, FloorHours } from '../floor-plan/floor-plan'
export { FloorPlanEditor } from '../floor-plan/floor-plan-editor'
export type { FloorConnectors, FloorHoursField } from '../floor-plan/parts/floor-parts'
