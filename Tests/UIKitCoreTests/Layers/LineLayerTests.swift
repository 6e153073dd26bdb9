import CaretTesting
import Platform
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct LineLayerTests {
    /// Small, so that hundreds of frames are drawn quickly.
    private static let display = DisplayMetrics(size: CGSize(width: 330, height: 330), scale: 1)

    private func makeLine(_ size: CGSize, in window: UIWindow) -> LineLayer {
        let line = LineLayer()
        line.frame = CGRect(origin: .zero, size: size)
        window.layer.addSublayer(line)
        line.setNeedsDisplay()
        return line
    }

    @Test func `R64 the line layer draws 320 passes and ends at 320, 320`() throws {
        try TestHost.run(displays: [Self.display]) { host in
            let window = host.makeWindow()
            let line = makeLine(CGSize(width: 320, height: 320), in: window)
            #expect(line.needsDisplayOnBoundsChange)
            #expect(!line.isRunning)
            host.step()
            #expect(line.draws == 1 && line.passes == 0 && line.isRunning, "the first pass starts the link")
            host.step()
            #expect(line.passes == 1 && line.end == CGPoint(x: 1, y: 1))
            host.step(322)
            #expect(line.passes == 320)
            #expect(line.end == CGPoint(x: 320, y: 320))
            #expect(!line.isRunning)
            line.bounds.size = CGSize(width: 320, height: 330)
            #expect(line.needsDisplay(), "a change of the bounds draws it again")
        }
    }

    @Test func `R64 the line is black and lies on the diagonal`() throws {
        try TestHost.run(displays: [Self.display]) { host in
            let window = host.makeWindow()
            window.backgroundColor = .white
            _ = makeLine(CGSize(width: 320, height: 320), in: window)
            host.step(322)
            // A slanted line of one pixel does not cover the background completely.
            #expect((host.pixel(300, 300) ?? [255]).allSatisfy { $0 < 40 })
            #expect(host.pixel(300, 200) == [255, 255, 255])
        }
    }

    @Test func `R65 two layers run at once, one 320.5 wide, and both are freed`() throws {
        try TestHost.run(displays: [Self.display]) { host in
            let window = host.makeWindow()
            weak var first: LineLayer?
            weak var second: LineLayer?
            do {
                let one = makeLine(CGSize(width: 320, height: 320), in: window)
                let other = makeLine(CGSize(width: 320.5, height: 320.5), in: window)
                (first, second) = (one, other)
                host.step(100)
                #expect(one.isRunning && other.isRunning)
                #expect(one.end == other.end)
                host.step(300)
                #expect(one.hasEnded && other.hasEnded)
                #expect(one.end == CGPoint(x: 320, y: 320))
                one.removeFromSuperlayer()
                other.removeFromSuperlayer()
            }
            host.step()
            #expect(first == nil)
            #expect(second == nil)
        }
    }

    @Test func `R65 the link does not retain a running layer`() throws {
        try TestHost.run(displays: [Self.display]) { host in
            let window = host.makeWindow()
            weak var line: LineLayer?
            do {
                let running = makeLine(CGSize(width: 320, height: 320), in: window)
                line = running
                host.step(10)
                #expect(running.isRunning)
                running.removeFromSuperlayer()
            }
            host.step(2)
            #expect(line == nil)
        }
    }

    @Test func `R66 the layer is added only when there is a superview`() throws {
        try TestHost.run(displays: [Self.display]) { host in
            let window = host.makeWindow()
            let view = LineView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(view.lines.isEmpty)
            window.addSubview(view)
            #expect(view.lines.count == 1)
            #expect(view.layer.sublayers?.count == 1)
            host.step(3)
            view.removeFromSuperview()
            #expect(view.lines.count == 1)
            #expect(view.layer.sublayers?.count == 1, "a nil superview adds nothing")
            let other = LineView(frame: .zero)
            other.removeFromSuperview()
            other.didMoveToSuperview()
            #expect(other.lines.isEmpty)
        }
    }
}
