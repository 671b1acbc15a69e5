import { useEffect, useState } from "react";

/** How long typing pauses before what was typed is taken. */
const PAUSE_MS = 300;

type DebouncedText = {
  /** The text of a field. */
  text: string;
  setText: (text: string) => void;
};

/**
 * The text of a field that is taken once typing pauses, trimmed. When the value changes otherwise,
 * as by the browser's Back, the field follows.
 */
export function useDebouncedText(value: string, onChange: (value: string) => void): DebouncedText {
  const [text, setText] = useState(value);
  const [taken, setTaken] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== taken) {
      setText(value);
      setTaken(value);
    }
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === taken) return;
    const timer = setTimeout(() => {
      setTaken(wanted);
      onChange(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, taken, onChange]);

  return { text, setText };
}
