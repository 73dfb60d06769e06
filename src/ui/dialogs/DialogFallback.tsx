import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from './Shown';

interface DialogFallbackProps {
  readonly shown: readonly Shown[];
  readonly children: ReactNode;
}

/** Shows the same texts plainly where the dialogs' own script could not be loaded: no message is ever lost. */
export class DialogFallback extends Component<DialogFallbackProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.shown.map((dialog) => <PlainDialog key={dialog.id} dialog={dialog} />);
  }
}

export function PlainDialog({ dialog }: { readonly dialog: Shown }) {
  const { t } = useTranslation();
  const { title, text, detail } = dialog.kind === 'question' ? dialog.question : dialog.message;
  return (
    <div role="alert">
      <strong>{title}</strong> {text} {detail}{' '}
      {dialog.kind === 'question' ? (
        <>
          <button type="button" onClick={() => dialog.answer(true)}>
            {dialog.question.act}
          </button>
          <button type="button" onClick={() => dialog.answer(false)}>
            {t('Cancel')}
          </button>
        </>
      ) : (
        <button type="button" onClick={dialog.close}>
          {t('OK')}
        </button>
      )}
    </div>
  );
}
