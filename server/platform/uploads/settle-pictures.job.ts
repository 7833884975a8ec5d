import { uploadsDue } from '../uploads/repo'
import { settlePicture } from '../uploads/settle'
import { BATCH, forEachCall, type Job } from '../jobs/job'

/** Moves pictures of members to the right store, and deletes those that no row names. */
const settlePictures: Job = {
  name: 'settle-pictures',
  every: 10,
  async run({ db, storage, company_id, now, failed, signal }) {
    if (!storage) return 0
    const due = await uploadsDue(db, company_id, now, BATCH)
    const byId = new Map(due.map((row) => [row.upload_id, row]))
    return forEachCall([...byId.keys()], { failed, signal }, async (id) => {
      const row = byId.get(id)
      return row !== undefined && settlePicture({ db, storage }, row, now)
    })
  },
}

export default settlePictures
