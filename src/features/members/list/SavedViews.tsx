import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type KeyboardEvent, memo, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import * as v from 'valibot';
import { type ListName, lists } from '../../../config/paths';
import { foldText } from '../../../domain/foldText';
import { useTranslation } from '../../../i18n/translation';
import { type Kind, useLocalStore, useStored } from '../../../session/localStore';
import { useDialogs } from '../../../ui/dialogs/DialogsContext';
import { isolated } from '../../../ui/FirmIdentity';
import { MenuButton } from '../../../ui/MenuButton';
import { isTouchUser } from '../../../ui/pressGuard';
import styles from './list.module.css';

/** A name that shows nothing is none. */
const isName = (name: string): boolean => foldText(name) !== '';

const savedView = v.strictObject({
  list: v.string(),
  name: v.pipe(v.string(), v.check(isName)),
  query: v.string(),
  /** When it was saved: the views are in this order. */
  at: v.number(),
});
type SavedView = Readonly<v.InferOutput<typeof savedView>>;
export const savedViews: Kind<SavedView> = { name: 'views', entry: savedView };

const viewNow = (view: Omit<SavedView, 'at'>): SavedView => ({ ...view, at: Date.now() });

const without = (views: readonly SavedView[], { list, name }: SavedView) =>
  views.filter((one) => one.list !== list || foldText(one.name) !== foldText(name));

/** On a phone a focused field would open the keyboard over the panel. */
const focusStart = (panel: HTMLElement | null): void =>
  panel
    ?.querySelector<HTMLElement>(isTouchUser() ? 'a' : 'a, input')
    ?.focus({ preventScroll: true });

/** Each Tab would close antd's dropdown, and Escape a sheet below it. A Tab out of the panel then moves on from the button. */
function closeAtEnd(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Tab' && event.key !== 'Escape') return;
  event.stopPropagation();
  const controls = [...event.currentTarget.querySelectorAll('a, input, button:enabled')];
  if (event.key === 'Escape' || event.target === controls.at(event.shiftKey ? 0 : -1)) close();
}

interface SavedViewsProps {
  readonly list: ListName;
  /** The address of the list as it is shown, after the question mark. */
  readonly query: string;
  /** Called when a view is opened. */
  readonly onOpen: () => void;
}

/** The saved views of a list: opens one, saves what is shown, deletes one. */
export const SavedViews = memo(function SavedViews({ list, query, onOpen }: SavedViewsProps) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const { store, person } = useLocalStore();
  const { entries, unreadable } = useStored(savedViews);
  const [typed, setTyped] = useState('');
  // A deleted view keeps its place until the panel closes: no other cross comes under the finger.
  const [deleted, setDeleted] = useState<readonly SavedView[]>([]);
  if (person === null) return null;

  const listed = entries.filter((view) => view.list === list).concat(deleted);
  const views = listed.toSorted((one, other) => one.at - other.at);
  const keep = (view: SavedView, isKept: boolean) => {
    setDeleted(isKept ? without(deleted, view) : [...deleted, view]);
    const kept = isKept ? [view] : [];
    return store.change(person, savedViews, (before) => [...without(before, view), ...kept]);
  };
  const save = async (event: SubmitEvent, close: () => void) => {
    event.preventDefault();
    const name = typed.trim();
    setTyped('');
    close();
    if (await keep(viewNow({ list, name, query }), true))
      notify((tNow) => ({ title: tNow('View saved: {{name}}', { name: isolated(name) }) }), 4000);
  };
  const panel = (close: () => void) => (
    <div
      ref={focusStart}
      role="presentation"
      className={styles['panel']}
      onKeyDown={(event) => closeAtEnd(event, close)}
    >
      {views.length > 0 && (
        <ul aria-label={t('Saved views')} translate="no">
          {views.map((view) => {
            const [{ name }, isDeleted] = [view, deleted.includes(view)];
            return (
              <li key={name}>
                {isDeleted ? (
                  <s>{name}</s>
                ) : (
                  <Link
                    to={{ pathname: lists[list].screen, search: view.query }}
                    aria-current={view.query === query ? 'page' : undefined}
                    onClick={() => {
                      close();
                      onOpen();
                    }}
                  >
                    {name}
                  </Link>
                )}
                {/* `aria-busy` ignores the second half of a double click. */}
                <Button
                  type="text"
                  aria-busy={false}
                  aria-label={t(isDeleted ? 'Undo: {{name}}' : 'Delete view: {{name}}', { name })}
                  icon={isDeleted ? null : <CloseOutlined aria-hidden />}
                  onClick={() => void keep(view, isDeleted)}
                >
                  {isDeleted && t('Undo')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {unreadable > 0 && <p>{t('Could not be read: {{count}}', { count: unreadable })}</p>}
      <form noValidate onSubmit={(event) => void save(event, close)}>
        <Input
          aria-label={t('Save this view as')}
          placeholder={t('Save this view as')}
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={!isName(typed)}>
          {t('Save')}
        </Button>
      </form>
    </div>
  );
  return (
    <MenuButton panel={panel} onClose={() => setDeleted([])}>
      {(opener) => (
        <Button {...opener} icon={<DownOutlined aria-hidden />} iconPlacement="end">
          {t('Views')}
        </Button>
      )}
    </MenuButton>
  );
});
