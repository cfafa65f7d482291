export {
  type FloorArea,
  type FloorMarker,
  type FloorPlan,
  type FloorPoint,
  type FloorProblem,
  floorProblems,
} from '../floor-plan/floor-plan'
export { FloorPlanEditor, type FloorPlanEditorProps } from '../floor-plan/floor-plan-editor'
