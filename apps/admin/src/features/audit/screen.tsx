import { AuditTrail } from './audit-trail'

export const feature = { screen: <AuditTrail /> }
