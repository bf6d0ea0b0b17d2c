import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';

type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; disabled?: boolean };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `slip`: two to six short choices on a track. `line`: sections of a page. */
  look?: 'slip' | 'line';
  /** The panel below. Left out where the tabs choose what another list shows; then name that list's id. */
  children?: ReactNode;
  panelId?: string;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, look = 'slip', children } = props;
  const ownId = useId();
  const panelId = props.panelId ?? (children === undefined ? undefined : `${ownId}-panel`);
  const buttons = useRef(new Map<Value, HTMLButtonElement>());

  function move(event: KeyboardEvent) {
    const next = reachedByKey(event.key, tabs, value);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    buttons.current.get(next)?.focus();
  }

  return (
    <>
      <div className={cx(styles.tabs, styles[look])} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={(button) => {
              if (button) buttons.current.set(tab.value, button);
            }}
            id={`${ownId}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={panelId}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={panelId} aria-labelledby={`${ownId}-${value}`}>
          {children}
        </div>
      )}
    </>
  );
}

function reachedByKey<Value extends string>(key: string, tabs: readonly Tab<Value>[], value: Value): Value | null {
  const open = tabs.filter((tab) => !tab.disabled).map((tab) => tab.value);
  const here = open.indexOf(value);
  const places: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: open.length - 1 };
  const place = places[key];
  if (place === undefined || open.length === 0) return null;
  return open[(place + open.length) % open.length] ?? null;
}
