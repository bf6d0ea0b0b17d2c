/** The types that others wrote for the package take the class for its instance; here is what we use of it. */
declare module 'svg-to-pdfkit' {
  type Options = {
    width?: number;
    height?: number;
    preserveAspectRatio?: string;
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
    imageCallback?: (link: string) => string;
    documentCallback?: (file: string) => string;
  };
  const draw: (doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: Options) => void;
  export = draw;
}
