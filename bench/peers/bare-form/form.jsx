import { Button, Form, Input } from 'antd';
import { createRoot } from 'react-dom/client';

/* The least code that shows a sign-in form of antd: no router, no store, no translation, no configuration. */
createRoot(document.querySelector('#root')).render(
  <Form layout="vertical" onFinish={() => {}}>
    <Form.Item label="Email" name="email">
      <Input type="email" autoComplete="username" />
    </Form.Item>
    <Form.Item label="Password" name="password">
      <Input.Password autoComplete="current-password" />
    </Form.Item>
    <Button type="primary" htmlType="submit">
      Login
    </Button>
  </Form>,
);
