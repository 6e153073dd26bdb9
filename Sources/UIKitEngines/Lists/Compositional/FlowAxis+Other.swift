import CoreGraphics

extension FlowAxis {
    package var other: FlowAxis { self == .vertical ? .horizontal : .vertical }

    package func point(main: CGFloat, cross: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }

    package func start(of rect: CGRect) -> CGFloat { mainStart(rect) }
    package func end(of rect: CGRect) -> CGFloat { mainEnd(rect) }
}
