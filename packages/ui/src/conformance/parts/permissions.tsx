import * as permissions from '../../exports/permissions'
import type { Recipes } from '../probe'

export const accessGroups = [{ id: 'Published', label: 'Published', areas: [{ id: 'Event', label: 'Events' }] }]

/** Renders the permission parts for the conformance tests. */
export const permissionParts: Recipes = {
  PermissionMatrix: (probe) => <permissions.PermissionMatrix label="Access" groups={accessGroups} {...probe} />,
}
