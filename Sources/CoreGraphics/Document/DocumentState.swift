import Cairo

/// The state of a context that writes a document.
struct DocumentState {
    /// The default page rectangle, in points.
    let mediaBox: CGRect
    /// Whether user space has its origin at the top and a y axis that points down.
    let isFlipped: Bool
    var isPageOpen = false
    var isClosed = false
    /// The rectangle of the last page, in points.
    var page = CGRect.zero

    /// The US letter page, the default of Core Graphics.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// The maximum side of a page: PDF readers show pages of up to 200 inches.
    private static let maximumSide: CGFloat = 14_400

    /// Returns a valid page rectangle, or `fallback` for an invalid one.
    static func validBox(_ box: CGRect?, fallback: CGRect) -> CGRect {
        guard let box = box?.standardized, !box.isNull, box.minX.isFinite, box.minY.isFinite else { return fallback }
        guard box.width > 0, box.height > 0, box.width <= maximumSide, box.height <= maximumSide else {
            Diagnostics.report(
                "document.page-size", "CGContext: no page of \(box.width)x\(box.height) points. Sides are above 0, up to \(maximumSide).")
            return fallback
        }
        return box
    }

    /// Returns the transform from user space to the page's points, with the y axis down.
    func base(of page: CGRect) -> CGAffineTransform {
        isFlipped
            ? CGAffineTransform(translationX: -page.minX, y: -page.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
    }
}
