declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "woff2";
      keepFeatures?: string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
