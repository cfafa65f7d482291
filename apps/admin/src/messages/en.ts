import { labels as basicLabels } from '@kiosk-admin/ui/labels/basic/en'
import { en as change } from '../shared/changes/change-messages/en'
import { en as filter } from '../shared/content/list/filter-messages/en'
import { en as content } from '../shared/content/messages/en'
import { en as failure } from '../shared/failures/failure-messages/en'
import { en as author } from '../shared/i18n/author-messages/en'
import { en as menu } from '../shared/i18n/menu-messages/en'
import { en as importExport } from '../shared/import-export/menu-messages/en'
import { en as mallCopy } from '../shared/mall-copy/action-messages/en'
import { en as shell } from '../shell/messages/en'
import { en as publish } from '../shell/publish/publish-messages/en'

/** The kit's labels that are needed first. */
export const labels = basicLabels

/** Messages of the shell and of lists, which are needed first. */
export const en = {
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
