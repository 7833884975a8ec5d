/** Who somebody is, in the words of a third party. */
export interface Identity {
  /** What the provider calls the account, once and for all. */
  subject: string
  nickname: string
}

/** A third party that tells who somebody is. Its secret stays in here. */
export interface LoginProvider {
  /** `trustlogin_tag`, and the provider's name in the database. */
  tag: string
  /** What clients call it besides: another `trustlogin_tag`, or an `auth_type` of the login. */
  aliases: readonly string[]
  /** Shown on the button. */
  name: string
  /** Public: what the provider calls this shop. */
  app_id: string
  /** Where the shopper proves who he is; he comes back to `redirect_url` with `code` and `state`. */
  authorizeUrl(way: { redirect_url: string; state: string; version_tag: 'standard' | 'touch' }): string
  /** @throws AppError invalid for a code that the provider did not give out, or whose time is over */
  identify(company_id: string, code: string): Promise<Identity>
}
