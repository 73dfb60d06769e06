import { Button } from 'antd';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { arriving } from '../../../domain/arrival';
import { useDialogs } from '../../../ui/dialogs/DialogsContext';
import { busyButton } from '../../../ui/busyButton';
import type { ListedFirm, QueueKind } from './Queue';
import type QueueDialog from './QueueDialog';
import { queues } from './queues';

interface OpenQueue {
  readonly Dialog: ComponentType<ComponentProps<typeof QueueDialog>>;
  readonly kind: QueueKind;
  readonly firms: readonly ListedFirm[];
  /** Grows with each queue: one that goes on with the rest is another one. */
  readonly number: number;
}

/** Opens queues of one list, one at a time. Their script comes when the first one is opened. */
export function useQueues() {
  const { t } = useTranslation();
  const { tell } = useDialogs();
  const [open, setOpen] = useState<OpenQueue | null>(null);
  const [coming, setComing] = useState(false);

  const begin = async (
    kind: QueueKind,
    firms: readonly ListedFirm[],
    onArrival: () => void = () => undefined,
  ) => {
    if (coming) return;
    setComing(true);
    try {
      const { default: Dialog } = await arriving(import('./QueueDialog'));
      onArrival();
      setOpen((old) => ({ Dialog, kind, firms, number: (old?.number ?? 0) + 1 }));
    } catch {
      onArrival();
      void tell({
        title: t('Nothing was sent'),
        text: t('A part of the portal did not come.'),
        detail: t('Please check your internet connection, reload the page and try again.'),
      });
    } finally {
      setComing(false);
    }
  };
  const dialog =
    open === null ? null : (
      <open.Dialog
        key={open.number}
        kind={open.kind}
        firms={open.firms}
        onClose={() => setOpen(null)}
        onRest={(firms) => void begin(open.kind, firms)}
      />
    );
  return { begin, coming, dialog };
}

interface QueueActsProps {
  readonly kinds: readonly QueueKind[];
  readonly chosen: readonly ListedFirm[];
  readonly coming: boolean;
  readonly onBegin: (kind: QueueKind, firms: readonly ListedFirm[]) => void;
}

/** What can be done with the chosen firms (rule Q6). */
export function QueueActs({ kinds, chosen, coming, onBegin }: QueueActsProps) {
  const { t } = useTranslation();
  return kinds.map((kind) => (
    <Button
      key={kind}
      // While the script comes the sign of loading takes its place, and no button moves.
      icon={queues[kind].icon}
      disabled={chosen.length === 0}
      {...busyButton(coming, () => onBegin(kind, chosen))}
    >
      {t(queues[kind].title)}
    </Button>
  ));
}
