import type { ButtonProps } from 'antd';
import { isSecondHalf } from './presses';

/**
 * Props of antd's Button whose press starts something: while that is on the way it takes no second one, and keeps the focus.
 * Nor does it take the second half of a double click, which may come when a quick answer is there already.
 */
export const busyButton = (busy: boolean, onPress: () => void) =>
  ({
    loading: busy,
    'aria-busy': busy,
    onClick: ({ nativeEvent }) => {
      if (!isSecondHalf(nativeEvent)) onPress();
    },
  }) satisfies ButtonProps;
