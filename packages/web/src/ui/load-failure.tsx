import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type LoadFailureProps = { text: string; retryLabel: string; onRetry: () => void };

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailure({ text, retryLabel, onRetry }: LoadFailureProps) {
  return (
    <Alert
      tone="wrong"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
