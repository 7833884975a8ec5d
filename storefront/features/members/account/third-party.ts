import { call } from '@storefront/shell/api/call'
import { withReturn } from '@storefront/shell/session/use-return'

/**
 * Where a third party asks who somebody is; it sends back to /auth/redirect with a code.
 * @param binds whether whoever is signed in gets the account bound, instead of signing in with it
 * @throws ApiError
 */
export async function authorizeUrl(trustlogin_tag: string, target: string, binds = false): Promise<string> {
  const query = new URLSearchParams({ tag: trustlogin_tag, ...(binds && { bind: '1' }) })
  const { redirect_url } = await call('GET /trustlogin/params', {
    query: {
      trustlogin_tag,
      version_tag: 'standard',
      redirect_url: withReturn(`/auth/redirect?${query}`, target),
    },
  })
  return redirect_url
}
