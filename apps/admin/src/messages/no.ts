import { labels as basicLabels } from '@kiosk-admin/ui/labels/basic/no'
import { no as change } from '../shared/changes/change-messages/no'
import { no as filter } from '../shared/content/list/filter-messages/no'
import { no as content } from '../shared/content/messages/no'
import { no as failure } from '../shared/failures/failure-messages/no'
import { no as author } from '../shared/i18n/author-messages/no'
import { no as menu } from '../shared/i18n/menu-messages/no'
import { no as importExport } from '../shared/import-export/menu-messages/no'
import { no as mallCopy } from '../shared/mall-copy/action-messages/no'
import { no as shell } from '../shell/messages/no'
import { no as publish } from '../shell/publish/publish-messages/no'

/** The kit's labels that are needed first. */
export const labels = basicLabels

/** Messages of the shell and of lists, which are needed first. */
export const no = {
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
