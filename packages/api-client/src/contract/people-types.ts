// Users and groups, which belong to no mall and have neither drafts nor publications.
export { user } from './calls/user'
export { userGroup } from './calls/user-group'
