import { changes, publications, published } from '@kiosk-admin/api-client'

/** What follows from every write: the dashboard's figures and what Publish would change. */
export const publicationPaths = [published.path, changes.path, publications.path]
