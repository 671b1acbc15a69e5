import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Replaces this page by another of this site, once. The router's own `Navigate` goes again at
 * every rendering, and where it leads is still loading while this page renders.
 */
export function Redirect({ href }: { href: string }) {
  const { history } = useRouter();
  const [target] = useState(href);
  useEffect(() => history.replace(target), [history, target]);
  return null;
}
