/// The layout of a grid of square photos. As on iOS, the first photo is at the right in a right-to-left interface.
package final class PhotoGridLayout: UICollectionViewFlowLayout {
    /// The distance between squares, in points.
    private static let spacing: CGFloat = 2
    /// The approximate size of a square, in points.
    private static let approximateCellSize: CGFloat = 128

    package override init() {
        super.init()
        minimumLineSpacing = Self.spacing
        minimumInteritemSpacing = Self.spacing
    }

    package required init?(coder: NSCoder) { nil }

    package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Fits at least three squares into a width.
    ///
    /// - Parameters:
    ///   - width: The width of the grid, in points.
    ///   - displayScale: The number of pixels of a point. The squares have whole pixels.
    package func fitSquares(in width: CGFloat, displayScale: CGFloat) {
        let columns = max(3, (width / Self.approximateCellSize).rounded(.down))
        let scale = max(1, displayScale)
        let side = max(1, ((width - (columns - 1) * Self.spacing) / columns * scale).rounded(.down) / scale)
        if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
}
