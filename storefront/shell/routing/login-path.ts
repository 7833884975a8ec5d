import { herePath } from './here'

/** Where a visitor signs in. @param back path, query and hash to return to; absent: the page on screen */
export const loginPath = (back = herePath() + location.hash) =>
  `/auth/login?redirectUrl=${encodeURIComponent(back)}`
