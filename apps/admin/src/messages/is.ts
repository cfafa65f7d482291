import { labels as basicLabels } from '@kiosk-admin/ui/labels/basic/is'
import { is as change } from '../shared/changes/change-messages/is'
import { is as filter } from '../shared/content/list/filter-messages/is'
import { is as content } from '../shared/content/messages/is'
import { is as failure } from '../shared/failures/failure-messages/is'
import { is as author } from '../shared/i18n/author-messages/is'
import { is as menu } from '../shared/i18n/menu-messages/is'
import { is as importExport } from '../shared/import-export/menu-messages/is'
import { is as mallCopy } from '../shared/mall-copy/action-messages/is'
import { is as shell } from '../shell/messages/is'
import { is as publish } from '../shell/publish/publish-messages/is'

/** The kit's labels that are needed first. */
export const labels = basicLabels

/** Messages of the shell and of lists, which are needed first. */
export const is = {
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
