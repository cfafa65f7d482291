/** The specification's names of dialogs: `?dialog=userNew&id=…` edits, `newUserInGroup` takes the group's id. */
export const USER = 'userNew'
export const USER_IN_GROUP = 'newUserInGroup'
export const GROUP = 'userGroupNew'
