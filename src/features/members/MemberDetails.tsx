import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { arriving } from '../../domain/arrival';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import type MemberDetailsDialog from './MemberDetailsDialog';
import { NameHint, useNameHints } from './who/NameHint';

type MemberDetailsProps = ComponentProps<typeof MemberDetailsDialog>;

/** Member Details, whose script comes when they are opened: a list stands there without antd's Modal. */
export function MemberDetails(props: MemberDetailsProps) {
  const { t } = useTranslation();
  const { tell } = useDialogs();
  const hints = useNameHints();
  const [Dialog, setDialog] = useState<ComponentType<MemberDetailsProps> | null>(null);
  const onRefused = useEffectEvent(() => {
    props.onClose();
    void tell({
      title: t('Member Details'),
      text: t('A part of the portal did not come.'),
      detail: t('Please check your internet connection, reload the page and try again.'),
    });
  });
  // Loads what is outside of React. Where it does not come, the list stays as it is.
  useEffect(() => {
    let awaited = true;
    arriving(import('./MemberDetailsDialog')).then(
      (script) => awaited && setDialog(() => script.default),
      () => awaited && onRefused(),
    );
    return () => {
      awaited = false;
    };
  }, []);
  return (
    Dialog !== null && (
      <Dialog {...props}>
        <NameHint firm={props.member} hints={hints} />
      </Dialog>
    )
  );
}
