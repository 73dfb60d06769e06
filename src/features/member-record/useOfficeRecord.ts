import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { matchPath, useLocation } from 'react-router';
import { useMemberRecordQuery } from '../../api/profile';
import { originListOf } from '../../config/visits';
import { type ListName, lists } from '../../config/paths';
import type { MemberId } from '../../domain/member';
import { useLoadFailureDialog, type QueryResult } from '../../ui/QueryState';

/** The record of an edit or view screen, and the list that its address belongs to (product §2 item 12). */
export function useOfficeRecord(id: MemberId) {
  const { t } = useTranslation();
  const location = useLocation();
  const { pathname } = location;
  const [visitKey] = useState(() => nanoid());
  const queryArg = { id, visitKey };
  const query = recordQueryState(useMemberRecordQuery(queryArg));
  useLoadFailureDialog(query, (tNow) => ({ title: tNow('Failed to load member data.') }));
  const isNew = [lists.newMembers.edit, lists.newMembers.view].some(
    (path) => matchPath(path, pathname) !== null,
  );
  const list: ListName = isNew ? 'newMembers' : 'members';
  return {
    queryArg,
    query,
    failedText: t('Failed to load member data.'),
    list,
    screens: lists[list],
    pathname,
    /** The list as the person left it; `null` if this address was opened directly. */
    cameFrom: originListOf(location.state),
  };
}

interface RecordQuery<T> extends QueryResult<T> {
  readonly currentData?: T | undefined;
  readonly isError: boolean;
}

/** Exposes only a record fetched since this screen opened. A save reports its own errors, which come later. */
export const recordQueryState = <T>({ currentData, ...query }: RecordQuery<T>): RecordQuery<T> =>
  currentData === undefined
    ? { ...query, data: undefined }
    : { ...query, data: currentData, error: undefined, isError: false };
