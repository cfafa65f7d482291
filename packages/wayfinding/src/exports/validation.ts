export { checkPlans } from '../validation/check-plans'
export type { PlanWarning, PlanWarningName } from '../validation/warning'
