import type { LanguageCode } from '@kiosk-admin/api-client'
import { messages } from '../../messages'

export const SiteLoading = ({ language }: { language: LanguageCode }) => (
  <p className="site-instead" role="status">
    {messages[language].loading}
  </p>
)
