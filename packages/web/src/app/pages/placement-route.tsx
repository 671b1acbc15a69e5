export { PlacementPage as PlacementRoute } from "#features/placement/placement-page.tsx";
