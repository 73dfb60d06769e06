import { useEffect } from 'react';
import { updateSubject } from '../../domain/updateMark';
import type { MemberRecord } from '../../domain/member';
import { forgetSent, type SentRecord } from '../../session/sentRecords';

/** Where the record that was read now holds what was sent, the result is known after all (rule C11). */
export function useArrivedUpdate(before: SentRecord | undefined, record: MemberRecord): void {
  const arrived = before?.subject === updateSubject(record) ? before : undefined;
  // The storage is outside of React.
  useEffect(() => {
    if (arrived === undefined) return;
    const { person, name } = arrived;
    forgetSent((sent) => sent.person === person && sent.name === name);
  }, [arrived]);
}
