export { checkPlans } from '../validation/check-plans'
export { checkReach } from '../validation/check-reach'
export type { PlanWarning, PlanWarningName } from '../validation/warning'
