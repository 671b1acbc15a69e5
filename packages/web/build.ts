// Builds the renderer of public pages into dist-renderer, and the application into dist.
import { build } from "vite";

// The application's build adds the template of public pages to the renderer's folder.
await build({ configFile: "vite.renderer.config.ts", logLevel: "warn" });
await build({ logLevel: "warn" });
