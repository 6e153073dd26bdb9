import CoreGraphics

/// The scroll axis, along which lines follow each other. The items of a line follow each other across the axis.
package enum FlowAxis: Hashable, Sendable {
    case vertical, horizontal

    /// Returns the extent along the axis.
    package func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    /// Returns the extent across the axis.
    package func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    func mainStart(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
    func mainEnd(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
    func crossStart(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minX : rect.minY }
    func crossEnd(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxX : rect.maxY }

    func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
        self == .vertical
            ? CGRect(x: cross, y: main, width: crossLength, height: mainLength)
            : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
    }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }
}
