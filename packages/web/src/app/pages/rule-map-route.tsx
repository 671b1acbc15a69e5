export { RuleMapPage as RuleMapRoute } from "#features/rule-map/rule-map-page.tsx";
