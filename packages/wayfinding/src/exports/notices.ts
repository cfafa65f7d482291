export { type NoticeLanguage, type NoticesOptions, noticesOf, summaryOf } from '../notices/notices'
