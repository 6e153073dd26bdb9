import CoreGraphics

/// The metrics of one section of a flow layout, in points.
package struct FlowSection: Sendable {
    package enum Sizes: Sendable {
        /// `count` items of one size. The cost does not depend on the count.
        case uniform(CGSize, count: Int)
        case each([CGSize])

        package var count: Int {
            switch self {
            case .uniform(_, let count): count
            case .each(let sizes): sizes.count
            }
        }

        package func size(of item: Int) -> CGSize {
            switch self {
            case .uniform(let size, _): size
            case .each(let sizes): sizes[item]
            }
        }
    }

    package var sizes: Sizes
    package var insetTop: CGFloat = 0
    package var insetLeft: CGFloat = 0
    package var insetBottom: CGFloat = 0
    package var insetRight: CGFloat = 0
    /// The minimum distance between lines.
    package var lineSpacing: CGFloat = 0
    /// The minimum distance between the items of a line.
    package var itemSpacing: CGFloat = 0
    /// The length of the header along the axis; 0 for none.
    package var headerLength: CGFloat = 0
    /// The length of the footer along the axis; 0 for none.
    package var footerLength: CGFloat = 0

    package init(sizes: Sizes) {
        self.sizes = sizes
    }

    func mainStartInset(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? insetTop : insetLeft }
    func mainEndInset(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? insetBottom : insetRight }
    func crossStartInset(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? insetLeft : insetTop }
    func crossEndInset(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? insetRight : insetBottom }
}
