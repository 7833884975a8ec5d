import type { Database } from '../../db/client'
import { companySecret } from '../../db/company-secret'

/** The company's key for signatures of requests. It is public: a signature shows damage, not who sent it. */
export async function signKeyOf(db: Database, company_id: string): Promise<string> {
  return (await companySecret(db, company_id, 'sign')).toString('base64url')
}
