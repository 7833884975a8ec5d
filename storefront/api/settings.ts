import type { ApiSettings, PageData } from '@schemas/page-data'

/** What the client layer adds to every call, as the page says (decisions 18, 20). */
export const settings: Settings = { base: '/api/h5app/wxapp', company_id: '1', sign_key: '' }

interface Settings extends ApiSettings {
  base: string
}

export function takeSettings({ api }: Pick<PageData, 'api'>) {
  if (api) Object.assign(settings, api)
}
