export { FloorPlanEditor } from '../floor-plan/floor-plan-editor'
