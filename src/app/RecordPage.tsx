import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { type MemberId, parseMemberId } from '../domain/member';
import { useSession } from '../session/sessionSlice';
import NotFoundPage from './NotFoundPage';
import type { IdSource } from './routes';

interface RecordPageProps {
  readonly of: IdSource;
  readonly Page: ComponentType<{ readonly id: MemberId }>;
}

/** A page about one record. An invalid id shows the not-found page before any request is made (rule A8). */
export function RecordPage({ of, Page }: RecordPageProps) {
  const params = useParams();
  const session = useSession();
  const id = of === 'path' ? parseMemberId(params['id']) : (session?.[of] ?? null);
  return id === null ? <NotFoundPage /> : <Page key={id} id={id} />;
}
