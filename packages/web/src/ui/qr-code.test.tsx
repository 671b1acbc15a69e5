// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import decodeQr from "qr/decode.js";
import { afterEach, expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

afterEach(cleanup);

/** Pixels of a module (a square of the code). */
const SCALE = 4;

/** The code on the screen, as a camera would see it. */
async function drawnCode(text: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QrCode text={text} label="Code QR" className="w-52" />
    </QueryClientProvider>,
  );
  const svg = screen.getByRole("img", { name: "Code QR" });
  await waitFor(() => expect(svg.querySelector("path")).not.toBeNull());
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]) * SCALE;
  const data = new Uint8Array(size * size * 4).fill(255);
  const path = svg.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, left, top, right] of path.matchAll(/M(\d+) (\d+)H(\d+)v1H\1z/g)) {
    for (let y = Number(top) * SCALE; y < (Number(top) + 1) * SCALE; y += 1) {
      for (let x = Number(left) * SCALE; x < Number(right) * SCALE; x += 1) {
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
      }
    }
  }
  return { width: size, height: size, data };
}

it.each([
  "https://verbena.example/app/exercises/preterito-indefinido?session=practice",
  "https://verbena.example/join/K7WM2XQR",
  "https://verbena.example/app/print?name=Les verbes irréguliers de María",
  `https://verbena.example/app/print?cards=${"a".repeat(500)}`,
])("draws a code that reads as %s", async (text) => {
  expect(decodeQr(await drawnCode(text))).toBe(text);
});
