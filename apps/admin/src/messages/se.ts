import { labels as basicLabels } from '@kiosk-admin/ui/labels/basic/se'
import { se as change } from '../shared/changes/change-messages/se'
import { se as filter } from '../shared/content/list/filter-messages/se'
import { se as content } from '../shared/content/messages/se'
import { se as failure } from '../shared/failures/failure-messages/se'
import { se as author } from '../shared/i18n/author-messages/se'
import { se as menu } from '../shared/i18n/menu-messages/se'
import { se as importExport } from '../shared/import-export/menu-messages/se'
import { se as mallCopy } from '../shared/mall-copy/action-messages/se'
import { se as shell } from '../shell/messages/se'
import { se as publish } from '../shell/publish/publish-messages/se'

/** The kit's labels that are needed first. */
export const labels = basicLabels

/** Messages of the shell and of lists, which are needed first. */
export const se = {
  ...author,
  ...change,
  ...content,
  ...failure,
  ...filter,
  ...importExport,
  ...mallCopy,
  ...menu,
  ...publish,
  ...shell,
}
