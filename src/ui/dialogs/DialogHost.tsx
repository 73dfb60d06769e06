import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './DialogHost.module.css';
import type { Message } from './DialogsContext';
import { focusFirst } from './focusFirst';
import type { Shown } from './Shown';

/** Draws what {@link DialogsProvider} holds; loaded after the first screen. */
export default function DialogHost({ shown }: { readonly shown: readonly Shown[] }) {
  return (
    <>
      <div className={styles['notices']} role="status">
        {shown.map((dialog) =>
          dialog.kind === 'notice' ? (
            <Alert
              key={dialog.id}
              type="success"
              showIcon
              role="presentation"
              title={dialog.message.title}
              description={dialog.message.text}
            />
          ) : null,
        )}
      </div>
      {shown.map((dialog) => {
        switch (dialog.kind) {
          case 'message':
            return <MessageDialog key={dialog.id} {...dialog} />;
          case 'question':
            return <QuestionDialog key={dialog.id} {...dialog} />;
          case 'notice':
            return null;
        }
      })}
    </>
  );
}

function Texts({ text, detail }: Message) {
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      {detail != null && <p>{detail}</p>}
    </>
  );
}

function MessageDialog({ message, close }: Extract<Shown, { kind: 'message' }>) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      centered
      title={message.title}
      onCancel={close}
      closable={false}
      footer={
        <Button ref={focusFirst} type="primary" onClick={close}>
          {t('OK')}
        </Button>
      }
    >
      <Texts {...message} />
    </Modal>
  );
}

function QuestionDialog({ question, answer }: Extract<Shown, { kind: 'question' }>) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      centered
      title={question.title}
      onCancel={() => answer(false)}
      closable={false}
      footer={
        <>
          {/* The harmless answer has the focus: Enter by mistake deletes nothing. */}
          <Button ref={focusFirst} onClick={() => answer(false)}>
            {t('Cancel')}
          </Button>
          <Button type="primary" danger={question.dangerous === true} onClick={() => answer(true)}>
            {question.act}
          </Button>
        </>
      }
    >
      <Texts {...question} />
    </Modal>
  );
}
