import CaretTesting
import QuartzCore
import Testing

@testable import UIKitCore

/// `CATransaction.flush()` presents changes without waiting for a beat of the frame clock.
@MainActor @Suite(.app) struct FlushTests {
    @Test func changesAreShownBetweenTwoBeats() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            host.step()
            let before = host.counters
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.backgroundColor = .red
            window.addSubview(view)
            #expect(view.layer.presentation() == nil)
            CATransaction.flush()
            #expect(view.layer.presentation()?.bounds.width == 50)
            #expect(host.pixel(5, 5) == [255, 0, 0])
            #expect(host.counters.ticks == before.ticks)
        }
    }

    @Test func anAnimationThatIsFlushedHasBegun() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            host.step()
            UIView.animate(withDuration: 1) { view.center.x = 125 }
            CATransaction.flush()
            #expect(view.layer.presentation()?.position.x == 25)
            host.advance(1.1)
            #expect(view.layer.presentation()?.position.x == 125)
        }
    }

    @Test func anExplicitTransactionIsNotFlushed() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            host.step()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            CATransaction.begin()
            CATransaction.flush()
            CATransaction.commit()
            #expect(view.layer.presentation() == nil)
        }
    }

    @Test func flushingFromALayoutIsDeferredToTheFrame() throws {
        final class Flusher: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                CATransaction.flush()
            }
        }
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = Flusher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            host.step()
            #expect(view.layouts == 1)
            #expect(view.layer.presentation() != nil)
        }
    }

    @Test func aTouchHandlerMayFlush() throws {
        final class Toucher: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                backgroundColor = .green
                CATransaction.flush()
                shown = layer.presentation()?.backgroundColor
            }
            var shown: CGColor?
        }
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = Toucher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            host.step()
            host.touch(.began, 10, 10)
            host.step()
            #expect(view.shown == UIColor.green.cgColor)
        }
    }
}
