import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LevelBunting } from "./bunting.tsx";
import { buntingShape } from "./bunting-shape.ts";

describe("LevelBunting", () => {
  it.each([10, 40, 250])("fills the width in a level of %i steps", (span) => {
    const { width } = buntingShape(20);
    const markup = renderToStaticMarkup(<LevelBunting done={span / 2} span={span} />);

    expect(markup).toContain(`viewBox="0 0 ${width} `);
    expect(markup.match(/<polygon/g)).toHaveLength(20);
    expect(markup.match(/fill-none stroke-edge/g)).toHaveLength(10);
  });
});
