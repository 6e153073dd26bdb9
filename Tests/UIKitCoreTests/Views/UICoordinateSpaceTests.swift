import Testing

@testable import UIKitCore

/// Points in views, on the screen, and in custom coordinate spaces.
@MainActor @Suite(.app) struct UICoordinateSpaceTests {
    /// Doubles the coordinates of the screen.
    private final class Doubled: NSObject, UICoordinateSpace {
        let inner: any UICoordinateSpace
        init(_ inner: any UICoordinateSpace) { self.inner = inner }
        var bounds: CGRect { inner.bounds.applying(CGAffineTransform(scaleX: 2, y: 2)) }
        private let up = CGAffineTransform(scaleX: 2, y: 2)
        func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
            inner.convert(point.applying(up.inverted()), to: space)
        }
        func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { inner.convert(point, from: space).applying(up) }
        func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { inner.convert(rect.applying(up.inverted()), to: space) }
        func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { inner.convert(rect, from: space).applying(up) }
    }

    @Test func `a point is converted between views, the screen, and others`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.frame = window.frame.offsetBy(dx: 10, dy: 20)
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            window.addSubview(view)
            let screen = window.screen.coordinateSpace
            let point = CGPoint(x: 5, y: 6)
            #expect(view.convert(point, to: screen) == CGPoint(x: 115, y: 226) && screen.convert(point, from: view).x == 115)
            #expect(view.convert(CGPoint(x: 115, y: 226), from: screen) == point)
            #expect(screen.convert(CGPoint(x: 115, y: 226), to: view) == point)
            #expect(view.convert(view.bounds, to: screen) == CGRect(x: 110, y: 220, width: 50, height: 50))
            #expect(view.convert(CGRect(x: 110, y: 220, width: 50, height: 50), from: screen) == view.bounds)
            #expect(screen.bounds == window.screen.bounds && screen.convert(point, to: window.screen.coordinateSpace) == point)
            let other: any UICoordinateSpace = window
            #expect(view.convert(point, to: other) == view.convert(point, to: window))
            let doubled = Doubled(screen)
            #expect(view.convert(point, to: doubled) == CGPoint(x: 230, y: 452))
            #expect(view.convert(CGPoint(x: 230, y: 452), from: doubled) == point)
            #expect(view.convert(view.bounds, to: doubled) == CGRect(x: 220, y: 440, width: 100, height: 100))
            #expect(view.convert(CGRect(x: 220, y: 440, width: 100, height: 100), from: doubled) == view.bounds)
        }
    }
}
