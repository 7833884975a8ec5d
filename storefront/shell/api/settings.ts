import type { ApiSettings, PageData } from '@schemas/page-data'

/** What the client layer adds to every call, as the page says (rules api-4 and api-7). */
export const settings: Settings = { base: '/api/h5app/wxapp', company_id: '1', sign_key: '' }

interface Settings extends ApiSettings {
  base: string
}

/** Whether the provider is elsewhere: it takes a bearer token, and no cookie comes back to it. */
export const isProviderElsewhere = () => settings.base.includes('://')

export function takeSettings({ api }: Pick<PageData, 'api'>) {
  if (api) Object.assign(settings, api)
}

/** ms until an answer counts as none (rule api-15). */
export const REQUEST_TIMEOUT_MS = 10_000
