import { useShop } from '@engine'
import type { LoginPageAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'

/** The name under which the auth layout's pictures stand among a page's answers. */
export const LOGIN_PAGE = 'loginPage'

/** Logo and background as the company has chosen them; '' where it has chosen none, or none could be asked for. */
export function useLoginPage(): LoginPageAnswer {
  const answer = useShop().answers[LOGIN_PAGE] as Answered<LoginPageAnswer> | undefined
  return answer?.data ?? { logo: '', background: '' }
}
