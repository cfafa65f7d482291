// Who may sign in, and what for: of no mall, never drafted and never published.
export { user } from './calls/user'
export { userGroup } from './calls/user-group'
