import Cairo

/// What a context that writes a document knows of it.
struct DocumentState {
    /// The page where nobody says otherwise, in points.
    let mediaBox: CGRect
    /// Whether user space has its origin at the top, y downwards.
    let isFlipped: Bool
    var isPageOpen = false
    var isClosed = false
    /// The page that was begun last, in points.
    var page = CGRect.zero

    /// A letter's page, as Core Graphics takes where none is given.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// PDF readers show pages up to 200 inches.
    private static let longest: CGFloat = 14_400

    /// A page's box that can be written: `fallback` where it cannot.
    static func usable(_ box: CGRect?, fallback: CGRect) -> CGRect {
        guard let box = box?.standardized, !box.isNull, box.minX.isFinite, box.minY.isFinite else { return fallback }
        guard box.width > 0, box.height > 0, box.width <= longest, box.height <= longest else {
            Diagnostics.report(
                "document.page-size", "CGContext: no page of \(box.width)x\(box.height) points. Sides are above 0, up to \(longest).")
            return fallback
        }
        return box
    }

    /// User space to the page's points, y downwards.
    func base(of page: CGRect) -> CGAffineTransform {
        isFlipped
            ? CGAffineTransform(translationX: -page.minX, y: -page.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
    }
}
