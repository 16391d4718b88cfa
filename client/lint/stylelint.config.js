/** Stylelint's standard, but for what `README.md` beside this file says. */
export default {
  extends: "stylelint-config-standard",
  rules: {
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "rule-empty-line-before": null,
    "media-feature-range-notation": null,
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
    "value-keyword-case": null,
    "alpha-value-notation": null,
    "number-max-precision": null,
    "property-no-vendor-prefix": null,
  },
};
